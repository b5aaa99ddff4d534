import { withCurrency } from '../kit/currency-digits.ts'
import type { Money } from '../kit/values.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { priceOfItinerary } from './itinerary-price.ts'
import * as wording from './wording.ts'

/**
 * Changes the currency of an itinerary. Amounts in its own currency keep the figures that were typed: service fee, price override,
 * deposit, payments and fixed prices. Net prices stay in the currency of their suppliers, and locked prices do not change.
 */
export const changeCurrency = (document: ItineraryDocument, currency: string): Edit => {
  const before = priceOfItinerary(document).currency
  const moved = (money: Money): Money => (money.currency === before ? withCurrency(money, currency) : money)
  const { serviceFee, displayPrice, deposit, paymentSchedule, roundTo, segments } = document
  // A step of one minor unit does not round anything, in any currency.
  const isRounded = before !== null && roundTo > 1
  const step = isRounded ? withCurrency({ amount: roundTo, currency: before }, currency).amount : roundTo
  return {
    kind: 'several',
    name: wording.changedCurrency({ currency }),
    edits: [
      {
        kind: 'set',
        fields: {
          currency,
          roundTo: Math.min(1_000_000, Math.max(1, step)),
          serviceFee: serviceFee && moved(serviceFee),
          displayPrice: displayPrice && moved(displayPrice),
          deposit: deposit && { ...deposit, amount: deposit.amount && moved(deposit.amount) },
          paymentSchedule: paymentSchedule.map((payment) => ({ ...payment, amount: moved(payment.amount) })),
        },
      },
      ...segments.flatMap(({ uuid, gross, priceLocked }): Edit[] =>
        gross && gross.currency === before && !priceLocked
          ? [{ kind: 'setSegment', segment: uuid, fields: { gross: moved(gross) } }]
          : [],
      ),
    ],
  }
}
