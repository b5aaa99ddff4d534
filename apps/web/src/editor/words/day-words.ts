import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { endDateOf } from '@sojourn/contract/itinerary/travel-dates'
import { dateInWords, datesInWords } from '@sojourn/contract/itinerary/words'
import * as wording from './wording.ts'

/** The date of a day, `Thu 14/05/2027`; empty if the itinerary has no dates. */
export const dayDateInWords = (date: string | null | undefined): string =>
  date ? wording.dayDate({ weekday: String(new Date(`${date}T00:00:00Z`).getUTCDay()), date: dateInWords(date) }) : ''

/** `14/05/2027 – 27/05/2027 · 14 days · 2 adults, 1 child`. */
export const itineraryInWords = (itinerary: ItineraryDocument, isTemplate: boolean): string =>
  [...(isTemplate ? [] : [travelDatesInWords(itinerary)]), lengthAndPartyInWords(itinerary)].join(' · ')

/** `14/05/2027 – 27/05/2027`. */
export const travelDatesInWords = (itinerary: ItineraryDocument): string =>
  itinerary.startDate ? datesInWords(itinerary.startDate, endDateOf(itinerary) ?? itinerary.startDate) : wording.noDates

/** `14 days · 2 adults, 1 child`. */
export const lengthAndPartyInWords = (itinerary: ItineraryDocument): string =>
  [wording.days({ days: itinerary.dayCount }), partyInWords(itinerary)].filter(Boolean).join(' · ')

/** `2 adults, 1 child`. */
export const partyInWords = ({
  adults,
  children,
  infants,
}: Pick<ItineraryDocument, 'adults' | 'children' | 'infants'>): string =>
  [
    adults > 0 && wording.adults({ adults }),
    children > 0 && wording.children({ children }),
    infants > 0 && wording.infants({ infants }),
  ]
    .filter(Boolean)
    .join(', ')

/** The number of a day as users read it, from its index; 0 stands for unscheduled in messages. */
export const dayNumber = (index: number | null): number => (index ?? -1) + 1

/** `Day 3`, `Day 3: Into the dunes`, `Unscheduled`. */
export const dayName = (index: number | null, title?: string | null): string =>
  index === null
    ? wording.unscheduled
    : title
      ? wording.dayWithTitle({ day: dayNumber(index), title })
      : wording.day({ day: dayNumber(index) })
