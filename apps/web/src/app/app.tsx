import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isServerPath } from '@sojourn/contract/server-paths'
import { AppearanceHost } from '../kit/appearance/appearance-host.tsx'
import { followPresses } from '../kit/form/press-end.ts'
import { once } from '../kit/lazy/once.ts'
import { originOf } from '../data/list-origin.ts'
import { publicConfig } from '../data/public-config.ts'
import { useSession } from '../data/session.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { confirmAccount } from './enter.ts'
import { followBrand } from './follow-brand.ts'
import { followNavigation } from './navigation.ts'
import { queryClient, restoredCache } from './query-client.ts'
import { preloadPage, router } from './router.tsx'
import { watchSession } from './session-watch.ts'
import { followUploads } from './uploads.ts'

/** From now on, the app follows the session, the network and every navigation. */
export const startApp = once(() => {
  followBrand()
  followNavigation(router)
  followPresses()
  followUploads()
  watchSession(() => void router.invalidate())
  void queryClient.prefetchQuery(publicConfig)
  globalThis.addEventListener('online', () => void confirmAccount())
  // The user may have logged in before the app was loaded.
  if (useSession.getState().token) void restoredCache()
})

// The code of the page loads while the account is being requested; an error is handled when the page is shown.
if (useSession.getState().token) void preloadPage().catch(() => {})

/**
 * Starts the app and loads its first page, so that another screen can stay until then.
 * @param path where to go; by default, the current URL
 */
export const openPage = async (path?: string): Promise<void> => {
  startApp()
  // The user may go back before the app is shown; from then on, the router follows the history itself.
  stopFollowing()
  stopFollowing = router.history.subscribe(() => void router.load())
  await (path === undefined ? router.load() : navigate(path))
}

let stopFollowing = () => {}

const navigate = async (path: string) => {
  if (isServerPath(path)) {
    globalThis.location.assign(path)
    return
  }
  const list = originOf(path)
  await router.navigate(list ? { href: path, state: { list } } : { href: path })
}

/** The whole web app. */
export function App() {
  useEffect(() => stopFollowing(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider navigate={(path) => void navigate(path)}>
        <RouterProvider router={router} />
        <AppearanceHost />
      </UiProvider>
    </QueryClientProvider>
  )
}
