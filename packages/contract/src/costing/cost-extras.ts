import type { RateLine } from '../resources/rate-part.ts'
import { type CostFor, type CostLine, type RateSheet, shareOfAmount } from './cost-lines.ts'
import { priceOfPlace } from './price-room.ts'
import { peopleIn, type Room } from './room-party.ts'
import { isInRanges, isOnWeekdays } from './sheet-index.ts'

/** A line of one date that says nothing but what it is for. */
export const emptyLine = (sheet: string, what: CostFor, from: string): CostLine => ({
  sheet,
  for: what,
  from,
  times: 1,
  price: 0,
  count: 1,
  amount: 0,
  season: null,
  room: null,
  board: null,
  occupancy: null,
  ages: null,
  name: null,
  bps: null,
})

/** The travellers who pay supplements. */
type Guests = { adults: number; children: number; rooms: number }

/** The mandatory supplements of each date. */
export const supplementLines = (
  { uuid, supplements }: RateSheet,
  dates: readonly string[],
  { adults, children, rooms }: Guests,
): CostLine[] =>
  supplements
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ name, per, price, childPrice, ranges, weekdays }) =>
      dates
        .filter((date) => (ranges.length === 0 || isInRanges(date, ranges)) && isOnWeekdays(date, weekdays))
        .flatMap((date) => {
          const line = (count: number, each: number): CostLine[] =>
            count === 0
              ? []
              : [{ ...emptyLine(uuid, 'supplement', date), price: each, count, amount: each * count, name }]
          if (per !== 'person') return line(per === 'room' ? rooms : 1, price)
          return childPrice === null
            ? line(adults + children, price)
            : [...line(adults, price), ...line(children, childPrice)]
        }),
    )

type PersonRow = { line: RateLine; rooms: readonly Room[]; times: number }

/** One place is free for so many who pay per person: worth the lowest price of an adult, and never more than is left of the date. */
export const freePlaceLine = (
  { uuid, freePlaces }: RateSheet,
  date: string,
  rows: readonly PersonRow[],
  travellers: number,
  left: number,
): CostLine[] => {
  if (freePlaces === null) return []
  const places = rows.flatMap(({ line, times }) => {
    const price = priceOfPlace(line, travellers)
    return price === null ? [] : [{ price, times }]
  })
  const people = rows.reduce((sum, { rooms }) => sum + rooms.reduce((inRow, room) => inRow + peopleIn(room), 0), 0)
  const count = Math.floor(people / (freePlaces + 1))
  const [first, ...others] = places
  if (!first || count === 0) return []
  const { price, times } = others.reduce((least, one) => (one.price < least.price ? one : least), first)
  const amount = Math.min(price * count * times, left)
  if (amount <= 0) return []
  const isWhole = amount === price * count * times
  return [
    {
      ...emptyLine(uuid, 'free_place', date),
      times: isWhole ? times : 1,
      price: isWhole ? -price : -amount,
      count: isWhole ? count : 1,
      amount: -amount,
    },
  ]
}

/** What follows from the sum of a sheet's lines: the commission of gross prices, and tax that is not included. */
export const settlementLines = (sheet: RateSheet, from: string, lines: readonly CostLine[]): CostLine[] => {
  const sum = lines.reduce((before, { amount }) => before + amount, 0)
  const commissionBps = sheet.basis === 'gross' ? (sheet.commissionBps ?? 0) : 0
  const commission = shareOfAmount(sum, commissionBps)
  const taxBps = sheet.taxIncluded ? 0 : (sheet.taxBps ?? 0)
  const tax = shareOfAmount(sum - commission, taxBps)
  const line = (what: CostFor, amount: number, bps: number): CostLine[] =>
    amount === 0 ? [] : [{ ...emptyLine(sheet.uuid, what, from), price: amount, amount, bps }]
  return [...line('commission', -commission, commissionBps), ...line('tax', tax, taxBps)]
}
