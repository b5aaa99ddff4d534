import type { QueryClient } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { ItineraryStore } from '../store/itinerary-store.ts'
import { cachedReferences, fetchReferences, type ReferencedRecord, referencesOf } from './referenced-records.ts'
import { storeItinerary, type StoredOwner } from './stored-itineraries.ts'

/** How long the itinerary is unchanged before it is stored, in milliseconds. */
const settled = 1500

/**
 * Stores an open itinerary and the records it refers to on this device, after each change. Returns a function that stops it,
 * after the last change is stored.
 */
export const storeWhileOpen = (client: QueryClient, store: ItineraryStore, owner: StoredOwner): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()
  // The cache drops records that are no longer shown.
  const seen = new Map<string, ReferencedRecord>()
  const references = (document: ItineraryDocument) => {
    for (const found of cachedReferences(client, owner.tenant, document)) seen.set(found.uuid, found)
    return referencesOf(document).flatMap(({ uuid }) => seen.get(uuid) ?? [])
  }
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    const { record, document, past, future } = store.getState()
    void storeItinerary(owner, { record, document, past, future, references: references(document) })
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
  void fetchReferences(client, owner.tenant, store.getState().document, stopping.signal).then(
    () => stopping.signal.aborted || schedule(),
  )
  return () => {
    stopping.abort()
    stopWatching()
    document.removeEventListener('visibilitychange', onHidden)
    if (timer !== undefined) storeNow()
  }
}
