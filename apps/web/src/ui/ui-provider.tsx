import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ToastRegion } from './toast-region.tsx'
import { TopProgress } from './top-progress.tsx'

export interface UiProviderProps {
  /** Goes to a path of the app without loading the page anew. */
  navigate: (path: string) => void
  children: ReactNode
}

/** What every component relies on: dates as d/MM/y, links through the router, toasts and the progress bar. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={navigate}>
        <TopProgress />
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  )
}
