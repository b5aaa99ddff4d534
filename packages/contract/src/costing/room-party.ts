import type { ItineraryDocument } from '../itinerary/edit.ts'
import type { Segment } from '../document/document.ts'
import { firstAgeOfChild, travellersOf } from '../itinerary/stay-travellers.ts'

/** The fields of an itinerary that say who travels. */
export type Party = Pick<ItineraryDocument, 'adults' | 'children' | 'childAges' | 'infants'>

/** Who sleeps in one room. The age of a child is null if it is not known; infants are 0. */
export type Room = { type: string | null; adults: number; ages: readonly (number | null)[] }

export const isInfant = (age: number | null): boolean => age !== null && age < firstAgeOfChild

/** How many people count: adults and children, without infants. */
export const peopleIn = ({ adults, ages }: Room): number => adults + ages.filter((age) => !isInfant(age)).length

/** The whole party as one room, for what is not priced by room. */
export const wholeParty = (party: Party): Room => ({ type: null, adults: party.adults, ages: allAges(party) })

/** The rooms of a segment with the ages of the children, row by row: a row has rooms of one type. */
export const roomsOf = (segment: Segment, party: Party): Room[][] => {
  const ages = agesOfChildren(party)
  const infants = Array.from({ length: party.infants }, () => 0)
  const named = travellersOf(segment)
  const rows =
    segment.rooms.length > 0
      ? takeAges(segment.rooms, ages)
      : [assumedRooms(named ? { adults: named.length, ages: [] } : { adults: party.adults, ages })]
  const [first, ...others] = rows
  const [room, ...rest] = first ?? []
  if (!first || !room || infants.length === 0 || (named && segment.rooms.length === 0)) return rows
  return [[{ ...room, ages: [...room.ages, ...infants] }, ...rest], ...others]
}

const agesOfChildren = ({ children, childAges }: Party): (number | null)[] =>
  Array.from({ length: children }, (_, index) => childAges[index] ?? null)

const allAges = (party: Party): (number | null)[] => [
  ...agesOfChildren(party),
  ...Array.from({ length: party.infants }, () => 0),
]

const takeAges = (rows: Segment['rooms'], ages: readonly (number | null)[]): Room[][] => {
  let next = 0
  return rows.map(({ type, count, adults, children }) =>
    Array.from({ length: count }, () => {
      const taken = Array.from({ length: children }, (_, index) => ages[next + index] ?? null)
      next += children
      return { type, adults, ages: taken }
    }),
  )
}

/** Doubles for the adults, two by two, and the children one by one from the first room on. */
const assumedRooms = ({ adults, ages }: { adults: number; ages: readonly (number | null)[] }): Room[] => {
  const count = Math.max(1, Math.ceil((adults > 0 ? adults : ages.length) / 2))
  return Array.from({ length: count }, (_, room) => ({
    type: null,
    adults: Math.max(0, Math.min(2, adults - 2 * room)),
    ages: ages.filter((_, child) => (adults > 0 ? child % count : Math.floor(child / 2)) === room),
  }))
}
