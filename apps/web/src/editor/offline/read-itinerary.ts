import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem, request } from '../../data/http.ts'
import type { Itinerary } from '../store/itinerary-document.ts'
import type { ItineraryState } from '../store/itinerary-store.ts'
import { stopClosedEditor } from '../store/closed-editors.ts'
import type { StoredOwner } from './stored-itineraries.ts'

/** An itinerary to open: the server's version or, without network, the one stored on this device. */
export type Opened = {
  record: Itinerary
  /** The steps of earlier visits that can be undone and redone in a document; undefined if this device has none. */
  historyIn: ((document: ItineraryState['document']) => Pick<ItineraryState, 'past' | 'future'>) | undefined
}

/** Reads an itinerary to open it. Rejects with ApiProblem. */
export const readItinerary = async (client: QueryClient, owner: StoredOwner, signal: AbortSignal): Promise<Opened> => {
  await stopClosedEditor(owner.itinerary)
  const path = `/v1/${owner.tenant}/itineraries/${owner.itinerary}`
  const reading = request<{ data: Itinerary }>('GET', path, { signal }).then(
    ({ data }) => data,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  // If this code cannot be loaded, the itinerary opens as on a device that has nothing stored.
  const device = await import('./stored-itineraries.ts').catch(() => null)
  const stored = (await device?.readStoredItinerary(owner)) ?? null
  const open = async (record: Itinerary): Promise<Opened> => ({
    record,
    // Without its code, only the edits from now on can be undone, and a toast says that code is missing (kit/lazy/page-code.ts).
    historyIn: stored ? await device?.loadHistory(owner, stored, record).catch(() => undefined) : undefined,
  })
  const answer = await reading
  if (!(answer instanceof Error)) return open(answer)
  const isUnreachable = answer instanceof ApiProblem && answer.status === 0
  if (answer instanceof ApiProblem && answer.status === 404) await device?.deleteStoredItinerary(owner)
  if (!stored || !isUnreachable) throw answer
  const { showStoredReferences } = await import('./referenced-records.ts')
  showStoredReferences(client, owner.tenant, stored.references)
  return open(stored.record)
}
