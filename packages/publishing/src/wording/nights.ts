import type { PublishedDay, PublishedNight } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { isBooked } from './segments.ts'
import type { People } from '@sojourn/contract/itinerary/stay-travellers'

/** All stays for the night of a day. */
export const nightsOf = ({ stays, stay }: PublishedDay): PublishedNight[] => stays ?? (stay ? [stay] : [])

/**
 * The stays that began on an earlier day, each accommodation once; stays that begin today have a card of their own. Several
 * stays at one accommodation are merged, and their people added up.
 */
export function nightsAgain(day: PublishedDay): PublishedNight[] {
  const cards = day.segments.filter((one) => one.kind === 'accommodation' && isBooked(one))
  const begun = new Set(cards.map(({ title }) => title))
  const again = nightsOf(day).filter(({ firstNight, title }) => !firstNight || !begun.has(title))
  return [...Map.groupBy(again, ({ title }) => title).values()].map((nights) => nights.reduce(together))
}

const together = (one: PublishedNight, other: PublishedNight): PublishedNight => ({
  ...one,
  board: one.board === other.board ? one.board : null,
  people: peopleTogether(one.people, other.people),
  inclusion: one.inclusion === other.inclusion ? one.inclusion : undefined,
})

/** Undefined if that is everybody, or if the two are not out of the same total. */
function peopleTogether(one?: People, other?: People): People | undefined {
  if (!one || !other || one.of !== other.of || one.count + other.count >= one.of) return undefined
  return { count: one.count + other.count, of: one.of }
}

/** `6 of 12 travellers`; empty if a stay is for all. */
export const peopleText = ({ people }: { people?: People }, { days }: Words): string =>
  people ? days.peopleOf(people) : ''
