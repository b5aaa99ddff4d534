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

// A failure shows, and is answered, when the page is really opened.
const fetchPages = () => void Promise.allSettled(pages.map((load) => load()))

/** Fetches, in an idle moment, the code of what is most likely opened next, so that it opens without a network too. */
export const prefetchPages = (): (() => void) | undefined => {
  if (!('requestIdleCallback' in globalThis)) return undefined
  const handle = requestIdleCallback(fetchPages, { timeout: PREFETCH_IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
