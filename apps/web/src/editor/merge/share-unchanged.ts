import { documentFields, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isEqual } from '../store/itinerary-document.ts'

/** A version that reuses the objects of an earlier one where both are equal, so that unchanged parts are not rendered again. */
export const shareUnchanged = (before: ItineraryDocument, after: ItineraryDocument): ItineraryDocument => {
  const equal = documentFields.filter((name) => isEqual(before[name], after[name]))
  return {
    ...after,
    days: shareItems(before.days, after.days),
    segments: shareItems(before.segments, after.segments),
    ...Object.fromEntries(equal.map((name) => [name, before[name]])),
  }
}

const shareItems = <T extends { uuid: string }>(before: readonly T[], after: readonly T[]): T[] => {
  const earlier = new Map(before.map((item) => [item.uuid, item]))
  return after.map((item) => {
    const same = earlier.get(item.uuid)
    return same && isEqual(same, item) ? same : item
  })
}
