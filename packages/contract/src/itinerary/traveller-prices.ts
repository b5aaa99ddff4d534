import type { Segment, TravellerPrice } from '../document/document.ts'
import { roundHalfUp } from '../kit/exact-decimal.ts'
import type { ItineraryDocument } from './edit.ts'
import type { ItineraryPrice } from './itinerary-price.ts'
import { firstAgeOfChild } from './stay-travellers.ts'
import * as wording from './wording.ts'

type Party = Pick<ItineraryDocument, 'adults' | 'children' | 'childAges' | 'segments'>

/**
 * What each adult and each child pays (see docs/costing.md, "The price of each traveller"): the adults first, with those who sleep
 * alone last, then the children in the order of `childAges`. The prices add up to what is due. Infants pay nothing and are not listed.
 */
export const travellerPricesOf = (itinerary: Party, price: ItineraryPrice): TravellerPrice[] => {
  const { due } = price
  const people = peopleOf(itinerary)
  if (!due || people.length === 0) return []
  const shares = people.map(() => 0n)
  const add = (amount: number, weights: readonly number[]) => {
    const whole = BigInt(weights.reduce((a, b) => a + b, 0))
    for (const [index, weight] of weights.entries())
      shares[index] =
        (shares[index] ?? 0n) +
        roundHalfUp({ numerator: BigInt(amount) * precision * BigInt(weight), denominator: whole })
  }
  const byUuid = new Map(itinerary.segments.map((segment) => [segment.uuid, segment]))
  for (const { uuid, counts, gross } of price.segments) {
    const segment = byUuid.get(uuid)
    if (segment && counts === 'sold' && gross && gross.currency === due.currency)
      add(gross.amount, weightsOf(segment, people))
  }
  add(price.serviceFee?.amount ?? 0, evenly(people))
  const amounts = divide(due.amount, shares)
  return people.map(({ kind, age }, index) => ({
    kind,
    age,
    isAlone: itinerary.segments.some((segment) => isAloneIn(segment, people, index)),
    price: { ...due, amount: amounts[index] ?? 0 },
  }))
}

/** `Adult 2, in a room of their own`, `Child 1, 6 years old`. */
export const travellerTitles = (travellers: readonly TravellerPrice[]): string[] =>
  travellers.map(({ kind, age, isAlone }, index) => {
    const position = travellers.slice(0, index + 1).filter((one) => one.kind === kind).length
    if (kind === 'child')
      return age === null ? wording.childNumber({ position }) : wording.childOfAge({ position, age })
    return isAlone ? wording.adultAlone({ position }) : wording.adultNumber({ position })
  })

type Person = { kind: 'adult' | 'child'; age: number | null; position: number }

const peopleOf = ({ adults, children, childAges }: Party): Person[] => [
  ...Array.from({ length: adults }, (_, position) => ({ kind: 'adult' as const, age: null, position })),
  ...Array.from({ length: children }, (_, position) => ({
    kind: 'child' as const,
    age: childAges[position] ?? null,
    position,
  })),
]

/** Shares are added up in millionths of the smallest unit, so that rounding them does not show. */
const precision = 1_000_000n

const evenly = (people: readonly Person[]): number[] => people.map(() => 1)

/** In which proportion the price of a segment is divided: as its net follows from rate sheets, otherwise evenly. */
const weightsOf = (segment: Segment, people: readonly Person[]): number[] => {
  const lines = segment.costing?.lines ?? []
  const bands = lines.flatMap(({ for: what, ages }) => (what === 'child' && ages ? [ages] : []))
  const paysByBand = people.map(({ age }) => bands.some((band) => age !== null && isWithin(age, band)))
  const rooms = roomsOf(segment, people)
  const weights = people.map(() => 0)
  for (const { for: what, ages, occupancy, room, amount } of lines) {
    // What is a percentage of the rest keeps the proportion.
    if (what === 'offer' || what === 'commission' || what === 'tax') continue
    const others = people.map((one, index) => !paysByBand[index] && (one.age === null || one.age >= firstAgeOfChild))
    const paying =
      what === 'child'
        ? people.map(({ kind, age }) => kind === 'child' && (!ages || (age !== null && isWithin(age, ages))))
        : what === 'room' || what === 'adult' || what === 'extra_adult'
          ? firstWithAny([
              others.map((pays, index) => pays && sleepsIn(rooms[index], occupancy, room)),
              others.map((pays, index) => pays && sleepsIn(rooms[index], occupancy, null)),
              others,
            ])
          : people.map(() => true)
    const payers = firstWithAny([paying, people.map(() => true)])
    const count = payers.filter(Boolean).length
    for (const [index, pays] of payers.entries()) if (pays) weights[index] = (weights[index] ?? 0) + amount / count
  }
  const whole = weights.map((weight) => Math.max(0, Math.round(weight * Number(precision))))
  return whole.some((weight) => weight > 0) ? whole : evenly(people)
}

const isWithin = (age: number, { from, to }: { from: number; to: number }): boolean => from <= age && age <= to

const firstWithAny = (choices: readonly boolean[][]): boolean[] =>
  choices.find((one) => one.includes(true)) ?? choices.at(-1) ?? []

/** The room of one traveller: its type, and how many sleep in it, without infants. */
type Bed = { type: string; people: number }

const sleepsIn = (bed: Bed | undefined, occupancy: number | null, room: string | null): boolean =>
  bed !== undefined &&
  (occupancy === null || (occupancy === 1) === (bed.people === 1)) &&
  (room === null || bed.type.localeCompare(room, undefined, { sensitivity: 'base' }) === 0)

/** The beds of a segment's rooms: adults take those of shared rooms first, so that the same ones sleep alone everywhere. */
const roomsOf = (segment: Segment, people: readonly Person[]): (Bed | undefined)[] => {
  const children = people.filter(({ kind }) => kind === 'child')
  let taken = 0
  const rooms = segment.rooms.flatMap(({ type, count, adults, children: inEach }) =>
    Array.from({ length: count }, () => {
      const ages = children.slice(taken, taken + inEach).map(({ age }) => age)
      taken += inEach
      return {
        adults,
        inEach,
        bed: { type, people: adults + ages.filter((age) => age === null || age >= firstAgeOfChild).length },
      }
    }),
  )
  const ofChildren = rooms.flatMap(({ inEach, bed }) => Array.from({ length: inEach }, () => bed))
  const ofAdults = rooms
    .toSorted((a, b) => Number(a.bed.people === 1) - Number(b.bed.people === 1))
    .flatMap(({ adults, bed }) => Array.from({ length: adults }, () => bed))
  return people.map(({ kind, position }) => (kind === 'adult' ? ofAdults : ofChildren)[position])
}

const isAloneIn = (segment: Segment, people: readonly Person[], index: number): boolean =>
  segment.kind === 'accommodation' &&
  segment.isSelected &&
  people[index]?.kind === 'adult' &&
  people.length > 1 &&
  roomsOf(segment, people)[index]?.people === 1

/** Divides an amount in a proportion, each part rounded down; the first one gets what is left. */
const divide = (amount: number, shares: readonly bigint[]): number[] => {
  const whole = shares.reduce((a, b) => a + b, 0n)
  const [proportion, sum] = whole > 0n ? [shares, whole] : [shares.map(() => 1n), BigInt(shares.length)]
  const parts = proportion.map((share) => Number((BigInt(amount) * share) / sum))
  const [first = 0, ...others] = parts
  return [first + amount - parts.reduce((a, b) => a + b, 0), ...others]
}
