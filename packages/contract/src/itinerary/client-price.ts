import type { ClientPrice } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { paymentsOf } from './payments.ts'
import {
  type Difference,
  type Priced as PricedDocument,
  priceOfItinerary,
  type ItineraryPrice,
} from './itinerary-price.ts'
import { travellerPricesOf } from './traveller-prices.ts'

type Priced = PricedDocument & Pick<ItineraryDocument, 'childAges' | 'deposit' | 'paymentSchedule'>

/** One line of an itemised price: a segment, the service fee, or the difference made by rounding and the price override. */
export type PriceLine = { kind: 'segment' | 'fee' | 'rounding' | 'adjustment'; title: string; amount: Difference }

/** The price of an itinerary as the client sees it; null if no price is shown. */
export const clientPriceOf = (itinerary: Priced, price = priceOfItinerary(itinerary)): ClientPrice | null => {
  if (itinerary.priceMode === 'none') return null
  const isPerTraveller = itinerary.priceMode === 'per_traveller'
  return {
    mode: itinerary.priceMode,
    amount: price.headlinePrice,
    total: price.due,
    perPerson: isPerTraveller ? null : price.share,
    perPersonIsRounded: !isPerTraveller && price.isShareRounded,
    travellers: isPerTraveller ? travellerPricesOf(itinerary, price) : [],
    isOverride: price.headlinePrice !== null && itinerary.displayPrice !== null,
    deposit: paymentsOf(itinerary, price.due).deposit,
  }
}

/**
 * The lines of an itemised price. They add up to the total, with lines for rounding and the price override. Empty if the
 * segments are in several currencies and cannot be added up.
 */
export const priceLinesOf = ({ segments, serviceFee, due, total, foreign, currency }: ItineraryPrice): PriceLine[] => {
  const sold = segments.filter(({ counts, gross }) => counts === 'sold' && gross !== null)
  const lines = [
    ...sold.flatMap(({ title, gross }) => (gross ? [{ kind: 'segment' as const, title, amount: gross }] : [])),
    ...(serviceFee ? [{ kind: 'fee' as const, title: 'Service fee', amount: serviceFee }] : []),
  ]
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
