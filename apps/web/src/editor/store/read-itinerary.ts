import { ApiProblem, request } from '../../data/http.ts'
import type { Itinerary } from './itinerary-document.ts'
import type { ItineraryState } from './itinerary-store.ts'
import type { StoredOwner } from './stored-itineraries.ts'

/** An itinerary as it is opened: as the server has it or, without network, as this device has it. */
export type Opened = {
  record: Itinerary
  /** The history of earlier visits on this device, if there is one. */
  stored: ((document: ItineraryState['document']) => Pick<ItineraryState, 'past' | 'future'>) | undefined
}

/** Reads an itinerary to open it. Rejects with ApiProblem. */
export const readItinerary = async (owner: StoredOwner, signal: AbortSignal): Promise<Opened> => {
  const path = `/v1/${owner.tenant}/itineraries/${owner.itinerary}`
  const asking = request<{ data: Itinerary }>('GET', path, { signal }).then(
    ({ data }) => data,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  // Without this code, an itinerary opens as on any other device.
  const code = await import('./stored-itineraries.ts').catch(() => null)
  const stored = (await code?.readStoredItinerary(owner)) ?? null
  const answer = await asking
  if (answer instanceof Error) {
    if (answer instanceof ApiProblem && answer.status === 404) await code?.forgetItinerary(owner)
    if (!stored || !(answer instanceof ApiProblem) || answer.status !== 0) throw answer
  }
  return {
    record: answer instanceof Error ? (stored as NonNullable<typeof stored>).record : answer,
    stored: code && stored ? (document) => code.historyIn(stored, document) : undefined,
  }
}
