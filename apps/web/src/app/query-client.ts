import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { useSession } from '../data/session.ts'
import { readRetryDelayMs, shouldRetryRead } from './read-retries.ts'

// It believes in a network until it hears otherwise; a page may open without one.
onlineManager.setOnline(navigator.onLine)

/** What was read from the server, for the whole app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetryRead, retryDelay: readRetryDelayMs },
    mutations: { networkMode: 'always' },
  },
  // A list that has data keeps it when reading it again fails; the failure is for the console.
  queryCache: new QueryCache({ onError: (error, query) => console.error('Could not read', query.queryKey, error) }),
})

/** The part that keeps things on the device: only those who are logged in need it. */
const loadCache = async () => {
  const { restoreCache, keepCache, keptAccount } = await import('../data/persisted-cache.ts')
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
