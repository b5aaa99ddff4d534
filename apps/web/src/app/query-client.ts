import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../kit/http.ts'
import { useSession } from '../kit/session.ts'

// It believes in a network until it hears otherwise; a page may open without one.
onlineManager.setOnline(navigator.onLine)

const retries = 2

/** What the server has refused once it will refuse again; only silence and its own faults are worth another try. */
const isWorthAnotherTry = (error: Error): boolean =>
  !(error instanceof ApiProblem && error.status >= 400 && error.status < 500)

/** What was read from the server, for the whole app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < retries && isWorthAnotherTry(error) },
    mutations: { networkMode: 'always' },
  },
  // A list that has data keeps it when reading it again fails; the failure is for the console (spec section 8).
  queryCache: new QueryCache({ onError: (error, query) => console.error('Could not read', query.queryKey, error) }),
})

/** The part that keeps things on the device: only those who are logged in need it. */
const loadCache = async () => {
  const { restoreCache, keepCache, keptAccount } = await import('../kit/persisted-cache.ts')
  await restoreCache(queryClient)
  keepCache(queryClient)
  return { keptAccount }
}
let cache: ReturnType<typeof loadCache> | undefined

/** Resolves once what this device kept is back in the client; without it where its code cannot be had. */
export const restoredCache = () => {
  cache ??= loadCache()
  return cache.catch(() => null)
}

useSession.subscribe(({ token }) => {
  if (token) void restoredCache()
})
