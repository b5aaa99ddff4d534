import type { ClientPrice } from './document.ts'
import type { TripDocument } from './edit.ts'
import { paymentsOf } from './payments.ts'
import { type Difference, type Priced as PricedDocument, priceOfTrip, type TripPrice } from './trip-price.ts'

type Priced = PricedDocument & Pick<TripDocument, 'deposit' | 'paymentSchedule'>

/** One line of an itemised price: a segment, or what rounding and the price override add or take off. */
export type PriceLine = { kind: 'segment' | 'rounding' | 'adjustment'; title: string; amount: Difference }

/** What the client is told of the price of an itinerary; null where the price is not shown at all. */
export const clientPriceOf = (trip: Priced, price = priceOfTrip(trip)): ClientPrice | null => {
  if (trip.priceMode === 'none') return null
  return {
    mode: trip.priceMode,
    amount: price.shown,
    total: price.due,
    perPerson: price.share,
    perPersonIsRounded: price.isShareRounded,
    isOverride: price.shown !== null && trip.displayPrice !== null,
    deposit: paymentsOf(trip, price.due).deposit,
  }
}

/**
 * What an itemised price is made of; the lines add up to the total, with what was rounded or set otherwise. None where they
 * would not add up, because they are in several currencies.
 */
export const priceLinesOf = ({ segments, due, total, foreign, currency }: TripPrice): PriceLine[] => {
  const sold = segments.filter(({ counts, gross }) => counts === 'sold' && gross !== null)
  const lines = sold.flatMap(({ title, gross }) => (gross ? [{ kind: 'segment' as const, title, amount: gross }] : []))
  if (lines.length === 0 || !due || !total || foreign.length > 0 || due.currency !== currency) return []
  const exact = lines.reduce((sum, { amount }) => sum + amount.amount, 0)
  const rounding = total.amount - exact
  const adjustment = due.amount - total.amount
  return [
    ...lines,
    ...(rounding === 0 ? [] : [{ kind: 'rounding' as const, title: 'Rounding', amount: { ...due, amount: rounding } }]),
    ...(adjustment === 0
      ? []
      : [{ kind: 'adjustment' as const, title: 'Adjustment', amount: { ...due, amount: adjustment } }]),
  ]
}
