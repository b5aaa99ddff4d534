import type { Offer } from '../resources/rate-part.ts'
import { shareOfAmount } from './cost-lines.ts'
import { isInRanges } from './sheet-index.ts'
import { dateAfter } from '../itinerary/local-time.ts'

/** What the rooms of one row, or the party, cost on each date that one sheet prices. */
export type Night = { date: string; amount: number }

/** When a booking is made and when it begins, and how many nights or days it is for. */
export type Booking = { bookedOn: string; firstDate: string; length: number }

/** What an offer takes off on one date: a positive amount. */
export type Saving = { offer: Offer; date: string; amount: number }

/** The savings of the offers that cost the client least: all that can be combined, or one that cannot. */
export const bestSavings = (
  offers: readonly Offer[],
  rows: readonly (readonly Night[])[],
  booking: Booking,
): Saving[] => {
  const valid = offers.filter((offer) => isValid(offer, booking))
  const choices = [
    valid.filter(({ combinable }) => combinable),
    ...valid.filter(({ combinable }) => !combinable).map((one) => [one]),
  ]
  let best: Saving[] = []
  for (const choice of choices) {
    const savings = rows.flatMap((row) => savingsOf(choice, row))
    if (sumOf(savings) > sumOf(best)) best = savings
  }
  return best
}

const sumOf = (savings: readonly Saving[]): number => savings.reduce((sum, { amount }) => sum + amount, 0)

const isValid = (
  { kind, validFor, daysBefore, minNights }: Offer,
  { bookedOn, firstDate, length }: Booking,
): boolean => {
  if (validFor.booking && !isInRanges(bookedOn, [validFor.booking])) return false
  if (kind === 'early_booking') return bookedOn <= dateAfter(firstDate, -(daysBefore ?? 0))
  return kind !== 'long_stay' || length >= (minNights ?? 0)
}

/** Free nights first, then percentages of what is left, in the order of the sheet. */
const savingsOf = (offers: readonly Offer[], nights: readonly Night[]): Saving[] => {
  const left = nights.map(({ amount }) => amount)
  const ordered = [
    ...offers.filter(({ kind }) => kind === 'stay_pay'),
    ...offers.filter(({ kind }) => kind !== 'stay_pay'),
  ]
  return ordered.flatMap((offer) => {
    const { stay: range } = offer.validFor
    const within = [...nights.keys()].filter(
      (index) => range === null || isInRanges(nights[index]?.date ?? '', [range]),
    )
    const counted = offer.kind === 'stay_pay' ? freeNights(offer, within, left) : within
    return counted.flatMap((index) => {
      const before = left[index] ?? 0
      const amount = offer.kind === 'stay_pay' ? before : shareOfAmount(before, offer.percentBps ?? 0)
      left[index] = before - amount
      return amount === 0 ? [] : [{ offer, date: nights[index]?.date ?? '', amount }]
    })
  })
}

/** The cheapest nights, as many as are free. Of nights that cost the same, the later ones. */
const freeNights = ({ stay, pay }: Offer, within: readonly number[], left: readonly number[]): number[] => {
  if (stay === null || pay === null) return []
  const count = Math.floor(within.length / stay) * (stay - pay)
  return within
    .toSorted((a, b) => (left[a] ?? 0) - (left[b] ?? 0) || b - a)
    .slice(0, count)
    .toSorted((a, b) => a - b)
}
