import { currentTenant, useSession } from '../kit/session.ts'
import { enter } from './enter.ts'
import type { Middleware } from './middleware.ts'
import { queryClient } from './query-client.ts'

/** What the default layout needs: a company that may be worked in, and how much it has of everything. */
const tenancy: Middleware = async () => {
  const session = useSession.getState()
  const tenant = currentTenant(session)
  const mayWork = session.user?.is_god || tenant?.isSubscribed || tenant?.isParentSubscribed
  // The page does not wait for the figures in its margin.
  if (tenant && mayWork) void prefetchCounts(tenant.uuid).catch(() => {})
  return null
}

const prefetchCounts = async (tenant: string) => {
  const { resourceCounts } = await import('../kit/resource-client.ts')
  await queryClient.prefetchQuery(resourceCounts(tenant))
}

/** What home shows first is asked for while its code is still on the way. */
const today: Middleware = async () => {
  const session = useSession.getState()
  const tenant = currentTenant(session)
  if (tenant) void prefetchToday(tenant.uuid).catch(() => {})
  return null
}

const prefetchToday = async (tenant: string) => {
  const { departingTrips, heldTrips, recentTrips } = await import('../features/home/queries.ts')
  const queries = [departingTrips(tenant), heldTrips(tenant), recentTrips(tenant)]
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
}

/** What the routes of the app may name in `staticData.middleware`. */
export const pageMiddleware: ReadonlyMap<string, Middleware> = new Map([
  ['guard', enter],
  ['tenancy', tenancy],
  ['today', today],
])
