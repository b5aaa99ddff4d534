import { Building2 } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useSession } from '../../data/session.ts'

/** Shown on company pages to a user without a company: why the page is empty, and how to get a company. */
export function NoCompany({ page }: { page: string }) {
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  if (isSuperAdmin) {
    return (
      <EmptyState
        icon={Building2}
        title="Enter a company first"
        actions={
          <ButtonLink variant="primary" href="/tenants">
            All Tenants
          </ButtonLink>
        }
      >
        “{page}” belongs to a company, and you are a member of none. Open one in the list of all tenants and enter it.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Building2} title="You are in no company">
      “{page}” belongs to a company. Once an Admin has invited you, it is here.
    </EmptyState>
  )
}
