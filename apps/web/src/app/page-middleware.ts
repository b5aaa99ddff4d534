import { currentTenant, useSession } from '../data/session.ts'
import { registeredResources } from '../data/web-resource.ts'
import { enter } from './enter.ts'
import type { Middleware } from './middleware.ts'
import { queryClient } from './query-client.ts'

/** What the default layout needs: a company, how much it has of everything, and the list one goes to. */
const tenancy: Middleware = async (location) => {
  const tenant = currentTenant(useSession.getState())
  // The page does not wait for the figures in its margin.
  if (tenant) void prefetchLists(tenant.uuid, location).catch(() => {})
  return null
}

/** The figures, and a list before the code that shows it is here and has run. */
const prefetchLists = async (tenant: string, location: string) => {
  const { listClient, resourceCounts } = await import('../data/resource-client.ts')
  const listed = registeredResources().find(({ path, offline }) => offline && path === location)
  const list = listed ? queryClient.prefetchQuery(listClient(listed.plural)(tenant)) : null
  await Promise.all([list, queryClient.prefetchQuery(resourceCounts(tenant))])
}

/** What home shows first is asked for while its code is still on the way. */
const today: Middleware = async () => {
  const session = useSession.getState()
  const tenant = currentTenant(session)
  if (tenant) void prefetchToday(tenant.uuid).catch(() => {})
  return null
}

const prefetchToday = async (tenant: string) => {
  const { departingItineraries, heldItineraries, recentItineraries } = await import('../features/home/queries.ts')
  const queries = [departingItineraries(tenant), heldItineraries(tenant), recentItineraries(tenant)]
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
}

/** What the routes of the app may name in `staticData.middleware`. */
export const pageMiddleware: ReadonlyMap<string, Middleware> = new Map([
  ['guard', enter],
  ['tenancy', tenancy],
  ['today', today],
])
