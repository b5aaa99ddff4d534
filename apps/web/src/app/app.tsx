import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { publicConfig } from '../kit/public-config.ts'
import { useSession } from '../kit/session.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { followNavigation } from './navigation.ts'
import { queryClient } from './query-client.ts'
import { router, Shell } from './router.tsx'
import { watchSession } from './session-watch.ts'

followNavigation(router)
watchSession(() => void router.invalidate())
void queryClient.prefetchQuery(publicConfig)
// Somebody who is logged in most likely comes for a page with the default layout.
if (useSession.getState().token) void Shell.preload?.()

/** These addresses are the server's, though they look like the app's. */
const serverPath = /^\/(?:v1|p|c|docs|media|assets)\/|^\/(?:docs|openapi\.json)$/

const navigate = (path: string) => {
  if (serverPath.test(path)) globalThis.location.assign(path)
  else void router.navigate({ href: path })
}

/** The whole web app. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider navigate={navigate}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  )
}
