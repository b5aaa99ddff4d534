import { Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Building2 } from 'lucide-react'
import { currentTenant, useSession } from '../../kit/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shows a page that lives inside a company; another company means another page. */
export function TenantOutlet() {
  const isLoggedIn = useSession(({ user }) => user !== null)
  const tenant = useSession(currentTenant)
  if (!isLoggedIn) return null
  if (!tenant) return <NoCompany />
  return (
    <Fragment key={tenant.uuid}>
      <Outlet />
    </Fragment>
  )
}

/** A super admin may be in no company at all. */
function NoCompany() {
  return (
    <>
      <h1 className="sr-only">No company</h1>
      <EmptyState
        icon={Building2}
        title="This page belongs to a company"
        actions={<ButtonLink href="/tenants">All Tenants</ButtonLink>}
      >
        You are a member of none. Enter one from the list of all tenants.
      </EmptyState>
    </>
  )
}
