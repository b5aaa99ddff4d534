import { Outlet, useMatches } from '@tanstack/react-router'
import { NoCompany } from '../../kit/no-company.tsx'
import { currentTenant, useSession } from '../../kit/session.ts'

/** Shows a page that lives inside a company. */
export function TenantOutlet() {
  const isLoggedIn = useSession(({ user }) => user !== null)
  const tenant = useSession(currentTenant)
  if (!isLoggedIn) return null
  if (!tenant) return <Nowhere />
  return <Outlet />
}

/** A super admin may be in no company at all. */
function Nowhere() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'This page' })
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <NoCompany page={title} />
    </>
  )
}
