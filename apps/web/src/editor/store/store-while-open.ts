import type { ItineraryStore } from './itinerary-store.ts'
import type { StoredOwner } from './stored-itineraries.ts'

/** How long the itinerary is unchanged before it is stored, in milliseconds. */
const settled = 1500

/** Stores an open itinerary on this device after each change. Returns a function that stops it, after the last change is stored. */
export const storeWhileOpen = (store: ItineraryStore, owner: StoredOwner): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    const { record, document, past, future } = store.getState()
    void import('./stored-itineraries.ts').then(
      ({ storeItinerary }) => storeItinerary(owner, { record, document, past, future }),
      () => {},
    )
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(storeNow, settled)
  }
  const stopWatching = store.subscribe((now, before) => {
    if (now.document !== before.document || now.record !== before.record) schedule()
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) storeNow()
  }
  document.addEventListener('visibilitychange', onHidden)
  schedule()
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', onHidden)
    if (timer !== undefined) storeNow()
  }
}
