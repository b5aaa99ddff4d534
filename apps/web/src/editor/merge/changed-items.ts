import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'

/** The uuids of days and segments that differ between two versions with shared objects, without those that were removed. */
export const changedItems = (before: ItineraryDocument, after: ItineraryDocument): string[] => {
  const earlier = new Set<object>([...before.days, ...before.segments])
  return [...after.days, ...after.segments].flatMap((item) => (earlier.has(item) ? [] : [item.uuid]))
}
