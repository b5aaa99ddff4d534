import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Navigation } from './navigation.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { currentToast, subscribeToToasts } from './toast.ts'
import { TopProgress } from './top-progress.tsx'

export interface UiProviderProps {
  /** Navigates to a path of the app without reloading the page. */
  navigate: (path: string) => void
  children: ReactNode
}

/** What all components rely on: dates as d/MM/y, links through the router, toasts and the progress bar. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={navigate}>
        <Navigation value={navigate}>
          <TopProgress />
          {children}
          <Toasts />
        </Navigation>
      </RouterProvider>
    </I18nProvider>
  )
}

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(
    ({ ToastRegion: Region }) => ({ default: Region }),
    // The message that something could not be loaded must not itself need loading.
    () => ({ default: PlainToasts }),
  ),
)

/** A toast is announced by itself; the region that shows toasts is loaded with the first one. */
function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  return toast ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
