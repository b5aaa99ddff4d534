import type { Segment } from '@sojourn/contract/document/document'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { pinOf } from '../../kit/location/location-value.ts'

/** A place on the map and its name. */
export type Stop = { label: string; lat: number; lng: number }

/** The last place with a pin before a segment. */
export const lastPlaceBefore = (document: Pick<ItineraryDocument, 'segments'>, { uuid, day }: Segment): Stop | null => {
  const sameDay = document.segments.filter((one) => one.day === day)
  return lastPlaceUpTo(
    document,
    day,
    sameDay.findIndex((one) => one.uuid === uuid),
  )
}

/**
 * The last place with a pin up to a position of a day: where travellers come from if a segment is added there.
 * @param day null for an unscheduled segment: the last place of the itinerary
 * @param index how many segments of the day come before it; all of them by default
 */
export const lastPlaceUpTo = (
  { segments }: Pick<ItineraryDocument, 'segments'>,
  day: number | null,
  index = Number.MAX_SAFE_INTEGER,
): Stop | null => {
  const scheduled = segments.filter((one) => one.day !== null && (day === null || one.day <= day))
  const inOrder = scheduled.toSorted((a, b) => Number(a.day) - Number(b.day))
  const after = inOrder.filter((one) => day !== null && one.day === day).slice(index)
  for (const segment of inOrder.filter((one) => !after.includes(one)).toReversed()) {
    const { location, origin, destination } = effectiveSegment(segment)
    const place = [destination, location, origin].find((one) => pinOf(one) !== null)
    const pin = pinOf(place ?? null)
    if (place && pin) return { label: place.label, ...pin }
  }
  return null
}
