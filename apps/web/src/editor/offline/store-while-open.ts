import type { QueryClient } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { whenIdle } from '../../data/when-idle.ts'
import { once } from '../../kit/lazy/once.ts'
import type { ItineraryStore } from '../store/itinerary-store.ts'
import { cachedReferences, fetchReferences, type ReferencedRecord, referencesOf } from './referenced-records.ts'
import { storeLibrary } from './stored-library.ts'
import { deleteOldItineraries, storeItinerary, type StoredOwner } from './stored-itineraries.ts'

/** How long after a save, or after an edit that is not saved yet, the itinerary is stored, in milliseconds. */
const delays = { save: 200, edit: 1500 } as const

/**
 * Stores an open itinerary and the records it refers to on this device, again after each change, and the library once. Returns
 * a function that ends this, after storing the last change.
 */
export const storeWhileOpen = (client: QueryClient, store: ItineraryStore, owner: StoredOwner): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()
  // Records that are no longer on screen are removed from the cache, but still belong to the itinerary.
  const seen = new Map<string, ReferencedRecord>()
  const references = (document: ItineraryDocument) => {
    for (const found of cachedReferences(client, owner.tenant, document)) seen.set(found.uuid, found)
    return referencesOf(document).flatMap(({ uuid }) => seen.get(uuid) ?? [])
  }
  // Reading all entries takes too long to be repeated after each change.
  const deleteOldOnce = once(deleteOldItineraries)
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    const { record, document, past, future } = store.getState()
    const stored = storeItinerary(owner, { record, document, past, future, references: references(document) })
    void stored.then(deleteOldOnce)
  }
  const schedule = (delay: number = delays.edit) => {
    clearTimeout(timer)
    timer = setTimeout(storeNow, delay)
  }
  const stopWatching = store.subscribe((now, before) => {
    if (now.record !== before.record) schedule(delays.save)
    else if (now.document !== before.document) schedule()
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) storeNow()
  }
  document.addEventListener('visibilitychange', onHidden)
  schedule()
  void fetchReferences(client, owner.tenant, store.getState().document, stopping.signal).then(
    () => stopping.signal.aborted || schedule(delays.save),
  )
  const cancelLibrary = whenIdle(() => void storeLibrary(owner, stopping.signal))
  return () => {
    stopping.abort()
    cancelLibrary()
    stopWatching()
    document.removeEventListener('visibilitychange', onHidden)
    if (timer !== undefined) storeNow()
  }
}
