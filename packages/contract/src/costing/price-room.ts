import type { ChildBand, RateLine } from '../resources/rate-part.ts'
import { type CostFor, type GapReason, shareOfAmount } from './cost-lines.ts'
import { isInfant, peopleIn, type Room } from './room-party.ts'

/** What some people, or things, cost for one time. */
export type Part = {
  for: CostFor
  price: number
  count: number
  occupancy: number | null
  ages: { from: number; to: number } | null
  bps: number | null
}

/** What one room costs for one night, or a party for one day. Without `price`, the reasons say why. */
export type RoomPrice = { parts: Part[]; gaps: GapReason[] }

type Context = {
  room: Room
  /** How many people the bands by number of travellers count: those of the itinerary. */
  travellers: number
}

/** The price of one room by a line, or of the whole party where nobody sleeps. */
export const priceRoom = (line: RateLine, { room, travellers }: Context): RoomPrice => {
  const banded = line.paxBands.find(({ from, to }) => from <= travellers && travellers <= to)
  if (line.paxBands.length > 0 && !banded) return { parts: [], gaps: ['no_band'] }
  if (line.capacity !== null && isOneEach(line) && peopleIn(room) > line.capacity)
    return { parts: [], gaps: ['too_many_people'] }
  const price = banded ? banded.price : line.price
  const people = sortPeople(line.childBands, room)
  const gaps: GapReason[] = room.ages.includes(null) ? ['no_child_age'] : []
  const priced = byPer(line, price, people)
  return priced === null
    ? { parts: [], gaps: [...gaps, 'no_occupancy_rate'] }
    : { parts: priced.filter(({ count }) => count > 0), gaps }
}

const isOneEach = ({ per }: RateLine): boolean => per === 'room' || per === 'unit' || per === 'person_sharing'

/** The people of a room as a line sees them. */
type People = {
  /** Adults, and children who pay like them. */
  adults: number
  /** How many people the price of the room is chosen by. */
  occupancy: number
  /** Children who pay by a band; `fillsUp` if the child is one of the first two people in the room. */
  children: { band: ChildBand; fillsUp: boolean }[]
}

const sortPeople = (bands: readonly ChildBand[], { adults, ages }: Room): People => {
  const used = new Map<ChildBand, number>()
  const children: { band: ChildBand; age: number }[] = []
  let paying = adults
  for (const age of ages.toSorted((a, b) => (b ?? 99) - (a ?? 99))) {
    const band = age === null ? undefined : bands.find((one) => fits(one, age, adults, used.get(one) ?? 0))
    if (band && age !== null) {
      used.set(band, (used.get(band) ?? 0) + 1)
      children.push({ band, age })
    } else if (!isInfant(age)) paying += 1
  }
  const free = Math.max(0, 2 - paying)
  const fillers = children.filter(({ age }) => !isInfant(age)).slice(0, free)
  return {
    adults: paying,
    occupancy: Math.max(1, paying + fillers.length),
    children: children.map((child) => ({ band: child.band, fillsUp: fillers.includes(child) })),
  }
}

const fits = (band: ChildBand, age: number, adults: number, used: number): boolean =>
  band.fromAge <= age &&
  age <= band.toAge &&
  (band.sharingAdults === null || band.sharingAdults === Math.min(2, adults)) &&
  (band.maxPerRoom === null || used < band.maxPerRoom)

const byPer = (line: RateLine, price: number | null, people: People): Part[] | null => {
  switch (line.per) {
    case 'room':
      return partsOfRoom(line, price, people)
    case 'person_sharing':
      return partsOfSharing(line, price, people)
    case 'person':
      return price === null ? null : [partOf('adult', price, people.adults), ...childParts(people, price)]
    default:
      return price === null ? null : [partOf(line.per, price, 1)]
  }
}

const partOf = (what: CostFor, price: number, count: number, occupancy: number | null = null): Part => ({
  for: what,
  price,
  count,
  occupancy,
  ages: null,
  bps: null,
})

const childParts = ({ children }: Pick<People, 'children'>, adultPrice: number): Part[] =>
  children.map(({ band }) => ({
    ...partOf('child', band.price ?? shareOfAmount(adultPrice, band.shareBps ?? 0), 1),
    ages: { from: band.fromAge, to: band.toAge },
    bps: band.shareBps,
  }))

/** A room costs the price of its occupancy, which includes children who fill it up to two people. */
const partsOfRoom = (line: RateLine, price: number | null, people: People): Part[] | null => {
  const base = priceByOccupancy(line.occupancy, price, people.occupancy)
  const { extraAdult } = line.occupancy
  if (!base || (base.extra > 0 && extraAdult === null)) return null
  const others = people.children.filter(({ fillsUp }) => !fillsUp)
  return [
    partOf('room', base.price, 1, people.occupancy),
    partOf('extra_adult', extraAdult ?? 0, base.extra),
    ...childParts({ children: others }, extraAdult ?? 0),
  ]
}

type Occupancy = RateLine['occupancy']

/** The price of a room for a number of people, and how many of them are extra. */
const priceByOccupancy = (
  { single, double, triple, extraAdult }: Occupancy,
  price: number | null,
  people: number,
): { price: number; extra: number } | null => {
  const steps = [single, double, triple]
  const larger = steps.slice(Math.min(people, 3) - 1).find((step) => step !== null)
  const beyond = Math.max(0, people - 3)
  if (larger !== undefined && larger !== null) return { price: larger, extra: beyond }
  if (price !== null) return { price, extra: extraAdult === null ? 0 : beyond }
  const index = steps.findLastIndex((step) => step !== null)
  const smaller = steps[index]
  return smaller === undefined || smaller === null ? null : { price: smaller, extra: people - index - 1 }
}

/** Each adult pays by occupancy, and each child a share of what an adult pays. */
const partsOfSharing = (line: RateLine, price: number | null, people: People): Part[] | null => {
  const { single, triple, extraAdult } = line.occupancy
  const double = line.occupancy.double ?? price
  const { adults, occupancy } = people
  const shared = occupancy >= 3 ? (triple ?? double) : occupancy === 2 ? double : single
  if (shared === null) return null
  const within = occupancy >= 3 && triple === null ? 2 : 3
  return [
    partOf('adult', shared, Math.min(adults, within), occupancy),
    partOf('extra_adult', extraAdult ?? shared, Math.max(0, adults - within), occupancy),
    ...childParts(people, shared),
  ]
}

/** What a free place is worth by a line: what one adult pays in a double. Null if the line is not per person. */
export const priceOfPlace = ({ per, price, occupancy, paxBands }: RateLine, travellers: number): number | null => {
  const banded = paxBands.find(({ from, to }) => from <= travellers && travellers <= to)?.price ?? price
  if (per === 'person') return banded
  return per === 'person_sharing' ? (occupancy.double ?? banded) : null
}
