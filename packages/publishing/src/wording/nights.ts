import type { PublishedDay, PublishedNight } from '@sojourn/contract/itinerary/publication'
import { isBooked } from './segments.ts'
import type { People } from '@sojourn/contract/itinerary/stay-travellers'

/** All places where the night of a day is spent. */
export const nightsOf = ({ stays, stay }: PublishedDay): PublishedNight[] => stays ?? (stay ? [stay] : [])

/** Those where one has been the night before, each place once: the others begin with a card of their own. */
export function nightsAgain(day: PublishedDay): PublishedNight[] {
  const begun = new Set(
    day.segments.filter((one) => one.kind === 'accommodation' && isBooked(one)).map(({ title }) => title),
  )
  const again = nightsOf(day).filter(({ title }) => !begun.has(title))
  return again.filter(({ title }, index) => again.findIndex((one) => one.title === title) === index)
}

/** `6 of 12 travellers`; nothing where a stay is for all. */
export const peopleText = ({ people }: { people?: People }): string =>
  people ? `${people.count} of ${people.of} travellers` : ''
