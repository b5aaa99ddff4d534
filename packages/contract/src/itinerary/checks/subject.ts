import type { TripDocument } from '../edit.ts'
import { effectiveSegment } from '../effective.ts'
import { inOrderOfTime, momentsOf } from '../moments.ts'
import { datesOfDays, datesOfSegments, endDateOf } from '../travel-dates.ts'
import { segmentsSold } from '../options.ts'
import { priceOfTrip } from '../trip-price.ts'
import type { CheckContext, Subject } from './check.ts'

/** Makes a trip ready for the rules. */
export const subjectOf = (trip: TripDocument, context: CheckContext): Subject => {
  const segments = trip.segments.map(effectiveSegment)
  const sold = segmentsSold(segments)
  const moments = momentsOf(trip)
  return {
    trip,
    context,
    segments,
    sold,
    course: inOrderOfTime({ ...trip, segments: sold }, moments),
    stays: sold
      .filter(({ kind, nights }) => kind === 'accommodation' && nights > 0)
      .toSorted((a, b) => Number(a.day) - Number(b.day)),
    moments,
    price: priceOfTrip(trip),
    dates: trip.startDate === null ? null : { first: trip.startDate, last: endDateOf(trip) ?? trip.startDate },
    days: datesOfDays(trip),
    begins: trip.startDate === null ? new Map() : datesOfSegments({ ...trip, startDate: trip.startDate }),
  }
}
