import type { QueryClient } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { whenIdle } from '../../data/when-idle.ts'
import type { ItineraryStore } from '../store/itinerary-store.ts'
import { cachedReferences, fetchReferences, type ReferencedRecord, referencesOf } from './referenced-records.ts'
import { storeLibrary } from './stored-library.ts'
import { storeItinerary, type StoredOwner } from './stored-itineraries.ts'

/** How long after a save the itinerary is stored, and after an edit that is not saved yet, in milliseconds. */
const delays = { save: 200, edit: 1500 } as const

/**
 * Stores an open itinerary and the records it refers to on this device, after each change, and the library once. Returns a
 * function that stops it, after the last change is stored.
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
