import { PREFETCH_IDLE_TIMEOUT } from '../../ui/constants.ts'

/** The pages one works in all day; the lists share nearly all of their code. */
const pages = [
  () => import('../../ui/toast-region.tsx'),
  () => import('../../features/itineraries/itineraries-page.tsx'),
  () => import('../../features/itineraries/templates-page.tsx'),
  () => import('../../features/accommodations/accommodations-page.tsx'),
  () => import('../../features/destinations/destinations-page.tsx'),
  () => import('../../features/excursions/excursions-page.tsx'),
  () => import('../../features/contacts/contacts-page.tsx'),
  () => import('../../features/media/media-page.tsx'),
  () => import('../../features/itineraries/create-itinerary-page.tsx'),
  () => import('../../editor/editor-page.tsx'),
  () => import('../palette/palette.tsx'),
]

/**
 * Fetches, in idle moments, the code of what is most likely opened next, so that it opens without a network too. One
 * page a moment: code runs as it arrives, and all at once would be in the way of what somebody does meanwhile.
 * @returns stops it
 */
export const prefetchPages = (): (() => void) | undefined => {
  if (!('requestIdleCallback' in globalThis)) return undefined
  let handle = 0
  let isStopped = false
  const fetchFrom = async (n: number) => {
    // A failure shows, and is answered, when the page is really opened.
    await pages[n]?.().catch(() => {})
    if (n + 1 < pages.length && !isStopped) wait(n + 1)
  }
  const wait = (n: number) => {
    handle = requestIdleCallback(() => void fetchFrom(n), { timeout: PREFETCH_IDLE_TIMEOUT })
  }
  wait(0)
  return () => {
    isStopped = true
    cancelIdleCallback(handle)
  }
}
