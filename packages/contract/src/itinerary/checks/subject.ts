import type { ItineraryDocument } from '../edit.ts'
import { effectiveSegment } from '../effective.ts'
import { inOrderOfTime, momentsOf } from '../moments.ts'
import { datesOfDays, datesOfSegments, endDateOf } from '../travel-dates.ts'
import { segmentsSold } from '../options.ts'
import { priceOfItinerary } from '../itinerary-price.ts'
import type { CheckContext, Subject } from './check.ts'

/** Prepares an itinerary for the rules. */
export const subjectOf = (itinerary: ItineraryDocument, context: CheckContext): Subject => {
  const segments = itinerary.segments.map(effectiveSegment)
  const sold = segmentsSold(segments)
  const moments = momentsOf(itinerary)
  return {
    itinerary,
    context,
    segments,
    sold,
    course: inOrderOfTime({ ...itinerary, segments: sold }, moments),
    stays: sold
      .filter(({ kind, nights }) => kind === 'accommodation' && nights > 0)
      .toSorted((a, b) => Number(a.day) - Number(b.day)),
    moments,
    price: priceOfItinerary(itinerary),
    dates:
      itinerary.startDate === null
        ? null
        : { first: itinerary.startDate, last: endDateOf(itinerary) ?? itinerary.startDate },
    days: datesOfDays(itinerary),
    begins:
      itinerary.startDate === null ? new Map() : datesOfSegments({ ...itinerary, startDate: itinerary.startDate }),
  }
}
