import type { Segment } from '../document.ts'
import type { TripDocument } from '../edit.ts'
import { dateOfDay, effectiveSegment } from '../effective.ts'
import { inOrderOfTime, momentsOf } from '../moments.ts'
import { priceOfTrip } from '../trip-price.ts'
import type { CheckContext, Subject } from './check.ts'

/** Makes a trip ready for the rules. */
export const subjectOf = (trip: TripDocument, context: CheckContext): Subject => {
  const segments = trip.segments.map(effectiveSegment)
  const sold = segments.filter(isPartOfTrip)
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
    dates:
      trip.startDate === null
        ? null
        : { first: trip.startDate, last: dateOfDay(trip.startDate, Math.max(0, trip.dayCount - 1)) },
  }
}

/** Optional parts are no part of it until they are included; of a group of options only the chosen ones are. */
const isPartOfTrip = ({ day, inclusion, optionGroup, isSelected, bookingStatus }: Segment): boolean =>
  day !== null &&
  inclusion !== 'optional' &&
  (optionGroup === null || isSelected) &&
  bookingStatus !== 'declined' &&
  bookingStatus !== 'cancelled'
