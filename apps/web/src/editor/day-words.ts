import type { TripDocument } from '@sojourn/contract/itinerary/edit'
import { dateOfDay } from '@sojourn/contract/itinerary/effective'
import { formatStay } from '../kit/dates.ts'
import { countOf } from '../kit/words.ts'

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `Thu 14 May`; nothing while the trip has no dates. */
export const dateOfDayInWords = (startDate: string | null, index: number): string =>
  startDate === null ? '' : format.format(new Date(`${dateOfDay(startDate, index)}T00:00:00Z`)).replace(',', '')

/** `14/05/2027 – 27/05/2027 · 14 days · 2 adults, 1 child`. */
export const tripInWords = (trip: TripDocument, isTemplate: boolean): string => {
  const dates = trip.startDate ? formatStay(trip.startDate, trip.dayCount) : 'Dates open'
  return [...(isTemplate ? [] : [dates]), countOf(trip.dayCount, 'day'), partyInWords(trip)].filter(Boolean).join(' · ')
}

const partyInWords = ({ adults, children, infants }: TripDocument): string =>
  [
    adults > 0 && countOf(adults, 'adult'),
    children > 0 && countOf(children, 'child', 'children'),
    infants > 0 && countOf(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ')
