import { keepTravellers } from '@sojourn/contract/itinerary/stay-travellers'
import type { Stored } from '../../kit/records.ts'
import { asItinerary } from './queries.ts'

/**
 * Takes who does not travel any more out of the stays. Whoever never was among the travellers stays where the client put
 * them: the rules of the itinerary refuse that by name.
 */
export const fitTravellers = (before: Stored, changes: Stored): Stored => {
  if (!('travellers' in changes)) return changes
  const after = asItinerary({ ...before, ...changes })
  const known = new Set(asItinerary(before).travellers.map(({ contact }) => contact))
  const strangers = after.segments.flatMap(({ for: some }) => (some ?? []).filter((contact) => !known.has(contact)))
  const allowed = strangers.map((contact) => ({ contact, role: 'guest' as const, room: null }))
  const segments = keepTravellers(after.segments, [...after.travellers, ...allowed])
  return segments === after.segments ? changes : { ...changes, segments }
}
