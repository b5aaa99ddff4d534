import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { endDateOf } from '@sojourn/contract/itinerary/travel-dates'
import { dateInWords, datesInWords } from '@sojourn/contract/itinerary/words'
import { countOf } from '../../kit/words/words.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The date of a day, `Thu 14/05/2027`; empty if the itinerary has no dates. */
export const dayDateInWords = (date: string | null | undefined): string =>
  date ? `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${dateInWords(date)}` : ''

/** `14/05/2027 – 27/05/2027 · 14 days · 2 adults, 1 child`. */
export const itineraryInWords = (itinerary: ItineraryDocument, isTemplate: boolean): string => {
  const dates = itinerary.startDate
    ? datesInWords(itinerary.startDate, endDateOf(itinerary) ?? itinerary.startDate)
    : 'Dates open'
  return [...(isTemplate ? [] : [dates]), countOf(itinerary.dayCount, 'day'), partyInWords(itinerary)]
    .filter(Boolean)
    .join(' · ')
}

const partyInWords = ({ adults, children, infants }: ItineraryDocument): string =>
  [
    adults > 0 && countOf(adults, 'adult'),
    children > 0 && countOf(children, 'child', 'children'),
    infants > 0 && countOf(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ')

/** The name of a target of a move: `day 3`. */
export const placeWords = (day: number | null): string => (day === null ? 'the tray' : `day ${day + 1}`)
