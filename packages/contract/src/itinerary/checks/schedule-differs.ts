import { moneyInWords } from '../../kit/currency-digits.ts'
import { paymentsOf, settleSchedule } from '../payments.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** A payment schedule that does not add up to the amount due. */
export const scheduleDiffers: Rule = ({ itinerary, price, context }) => {
  // Without net prices, no total can be computed here. A price override is known.
  const due = context.seesPrices === false && itinerary.displayPrice === null ? null : price.due
  const { remaining, foreign } = paymentsOf(itinerary, due)
  const place = { kind: 'itinerary', field: 'paymentSchedule' } as const
  const [stranger] = foreign
  if (stranger !== undefined)
    return [
      {
        severity: 'warning',
        place: { ...place, index: stranger },
        message: wording.paymentCurrency({ label: itinerary.paymentSchedule[stranger]?.label ?? '' }),
      },
    ]
  if (!remaining || remaining.amount === 0) return []
  const amount = moneyInWords({ ...remaining, amount: Math.abs(remaining.amount) })
  const edit = settleSchedule(itinerary, due)
  return [
    {
      severity: 'warning',
      place,
      message: remaining.amount > 0 ? wording.paymentsLess({ amount }) : wording.paymentsMore({ amount }),
      ...(edit ? { fix: { label: wording.adjustLastPayment, edit } } : {}),
    },
  ]
}
