import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { isServerPath } from '@sojourn/contract/server-paths'
import { followAppearance } from '../kit/appearance/appearance-choice.ts'
import { AppearanceHost } from '../kit/appearance/appearance-host.tsx'
import { followPresses } from '../kit/form/press-end.ts'
import { watchCode } from '../kit/lazy/page-code.ts'
import { originOf } from '../data/list-origin.ts'
import { publicConfig } from '../data/public-config.ts'
import { useSession } from '../data/session.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { confirmAccount } from './enter.ts'
import { keepFocus } from './focus-keeper.ts'
import { followBrand } from './follow-brand.ts'
import { followNavigation } from './navigation.ts'
import { queryClient } from './query-client.ts'
import { preloadPage, router } from './router.tsx'
import { watchSession } from './session-watch.ts'
import { followUploads } from './uploads.ts'

followAppearance()
followBrand()
followNavigation(router)
keepFocus()
followPresses()
followUploads()
watchCode()
watchSession(() => void router.invalidate())
void queryClient.prefetchQuery(publicConfig)
globalThis.addEventListener('online', () => void confirmAccount())
// The code of the page loads while the account is being requested; an error is handled when the page is shown.
if (useSession.getState().token) void preloadPage().catch(() => {})

const navigate = (path: string) => {
  if (isServerPath(path)) globalThis.location.assign(path)
  else {
    const list = originOf(path)
    void router.navigate(list ? { href: path, state: { list } } : { href: path })
  }
}

/** The whole web app. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider navigate={navigate}>
        <RouterProvider router={router} />
        <AppearanceHost />
      </UiProvider>
    </QueryClientProvider>
  )
}
