import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { useSession } from '../data/session.ts'
import { readRetryDelayMs, shouldRetryRead } from '../data/read-retries.ts'

// By default, React Query assumes a network until it is told otherwise, but a page may be opened offline.
onlineManager.setOnline(navigator.onLine)

/** The query cache of the whole app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetryRead, retryDelay: readRetryDelayMs },
    mutations: { networkMode: 'always' },
  },
  // A list keeps its data if a refetch fails, so the error is only logged.
  queryCache: new QueryCache({ onError: (error, query) => console.error('Could not read', query.queryKey, error) }),
})

/** The persistent cache, which only logged-in users need. */
const loadCache = async () => {
  const { restoreCache, keepCache, keptAccount } = await import('../data/persisted-cache.ts')
  await restoreCache(queryClient)
  keepCache(queryClient)
  return { keptAccount }
}
let cache: ReturnType<typeof loadCache> | undefined

/** Resolves once the stored data is restored; with null if its code cannot be loaded. */
export const restoredCache = () => {
  cache ??= loadCache()
  return cache.catch(() => null)
}

useSession.subscribe(({ token }) => {
  if (token) void restoredCache()
})
