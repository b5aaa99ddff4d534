import { PREFETCH_IDLE_TIMEOUT } from '../../ui/constants.ts'

/** Fetches, in an idle moment, the code of what is most likely opened next. */
export const prefetchPages = (): (() => void) | undefined => {
  const fetchPages = () => {
    // A failure shows, and is answered, when the page is really opened.
    void import('../../features/itineraries/itineraries-page.tsx').catch(() => {})
    void import('../../editor/editor-page.tsx').catch(() => {})
  }
  if (!('requestIdleCallback' in globalThis)) return undefined
  const handle = requestIdleCallback(fetchPages, { timeout: PREFETCH_IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
