import { Building2 } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useSession } from '../../data/session.ts'
import * as wording from './wording.ts'

/** Shown on company pages to a user without a company: why the page is empty, and how to get a company. */
export function NoCompany({ page }: { page: string }) {
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  if (isSuperAdmin) {
    return (
      <EmptyState
        icon={Building2}
        title={wording.enterCompanyTitle}
        actions={
          <ButtonLink variant="primary" href="/tenants">
            {wording.allTenantsLabel}
          </ButtonLink>
        }
      >
        {wording.enterCompanyText({ page })}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Building2} title={wording.noCompanyTitle}>
      {wording.noCompanyText({ page })}
    </EmptyState>
  )
}
