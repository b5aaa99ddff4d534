import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useSession, visitTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { departFromForms } from './departure.ts'

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
      title: `Leave ${company.name} without saving?`,
      confirmLabel: 'Leave',
      go: () => void goBack(),
    })
  return (
    <section
      aria-label="Visit"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-tint px-4 py-2 text-sm text-ink sm:px-6"
    >
      <Eye aria-hidden size={16} className="shrink-0 text-warning max-xs:hidden" />
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        You are in <strong className="font-medium">{company.name}</strong> as platform staff. Everything you do is
        marked in its audit trail.
      </p>
      <Button size="small" onPress={leave}>
        Leave
      </Button>
    </section>
  )
}
