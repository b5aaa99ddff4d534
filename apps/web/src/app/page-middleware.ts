import { currentTenant, useSession } from '../data/session.ts'
import { registeredResources } from '../data/web-resource.ts'
import { enter } from './enter.ts'
import type { Middleware } from './middleware.ts'
import { queryClient } from './query-client.ts'

/** Prefetches what the default layout needs: the company's resource counts, and the list that the user navigates to. */
const tenancy: Middleware = async (location) => {
  const tenant = currentTenant(useSession.getState())
  // The page does not wait for the counts in the sidebar.
  if (tenant) void prefetchLists(tenant.uuid, location).catch(() => {})
  return null
}

/** Requests the counts, and a list before its code has loaded. */
const prefetchLists = async (tenant: string, location: string) => {
  const { listClient, resourceCounts } = await import('../data/resource-lists.ts')
  const listed = registeredResources().find(({ path, offline }) => offline && path === location)
  const list = listed ? queryClient.prefetchQuery(listClient(listed.plural)(tenant)) : null
  await Promise.all([list, queryClient.prefetchQuery(resourceCounts(tenant))])
}

/** Requests what home shows first while its code is loading. */
const today: Middleware = async () => {
  const tenant = currentTenant(useSession.getState())
  if (tenant) void prefetchToday(tenant.uuid).catch(() => {})
  return null
}

const prefetchToday = async (tenant: string) => {
  const [{ deadlinesAhead, openEnquiries, recentItineraries }, { shownOwner }] = await Promise.all([
    import('../features/home/queries.ts'),
    import('../features/home/shown-itineraries.ts'),
  ])
  const owner = shownOwner(useSession.getState(), tenant)
  await Promise.all([
    queryClient.prefetchQuery(recentItineraries(tenant, owner)),
    queryClient.prefetchQuery(openEnquiries(tenant)),
    queryClient.prefetchQuery(deadlinesAhead(tenant, owner)),
  ])
}

/** What the app's routes may name in `staticData.middleware`. */
export const pageMiddleware: ReadonlyMap<string, Middleware> = new Map([
  ['guard', enter],
  ['tenancy', tenancy],
  ['today', today],
])
