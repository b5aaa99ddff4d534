import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isSame } from './merge-value.ts'

/** The uuids of days and segments that differ between two versions, without those that were removed. */
export const changedItems = (before: ItineraryDocument, after: ItineraryDocument): string[] => {
  const earlier = new Map([...before.days, ...before.segments].map((item) => [item.uuid, item]))
  return [...after.days, ...after.segments]
    .filter((item) => !isSame(earlier.get(item.uuid), item))
    .map(({ uuid }) => uuid)
}
