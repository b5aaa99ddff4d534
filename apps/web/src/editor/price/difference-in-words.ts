import type { Difference } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import * as wording from './wording.ts'

/** `€100.00 more`, `€1,020.00 less per person`, `Same price`. */
export const differenceInWords = (difference: Difference, isEach: boolean): string => {
  if (difference.amount === 0) return wording.samePrice
  const amount = moneyInWords({ ...difference, amount: Math.abs(difference.amount) })
  return wording.difference({
    amount,
    direction: difference.amount > 0 ? 'more' : 'less',
    isEach: isEach ? 'yes' : 'no',
  })
}
