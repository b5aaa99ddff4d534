import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession, visitTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { departFromForms } from './departure.ts'
import * as wording from './wording.ts'

const emphasis = (chunks: ReactNode) => (
  <strong key="strong" className="font-medium">
    {chunks}
  </strong>
)

/** Tells a super admin that they are visiting a company, with a button to leave it. */
export function VisitBanner() {
  const company = useSession(({ user, visited }) => (user?.is_god ? visited : null))
  const navigate = useNavigate()
  if (!company) return null
  const goBack = async () => {
    await navigate({ href: '/tenants' })
    visitTenant(null)
  }
  const leave = () =>
    departFromForms({
      title: wording.endVisitUnsavedTitle({ company: company.name }),
      confirmLabel: wording.endVisitLabel,
      go: () => void goBack(),
    })
  return (
    <section
      aria-label={wording.visitLabel}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-tint px-4 py-2 text-sm text-ink sm:px-6"
    >
      <Eye aria-hidden size={16} className="shrink-0 text-warning max-xs:hidden" />
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        {wording.visitText({ company: company.name, strong: emphasis })}
      </p>
      <Button size="small" onPress={leave}>
        {wording.endVisitLabel}
      </Button>
    </section>
  )
}
