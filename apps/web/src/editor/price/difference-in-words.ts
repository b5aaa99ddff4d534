import type { Difference } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'

/** `€100.00 more`, `€1,020.00 less per person`, `At the same price`. */
export const differenceInWords = (difference: Difference, isEach: boolean): string => {
  if (difference.amount === 0) return 'At the same price'
  const amount = moneyInWords({ ...difference, amount: Math.abs(difference.amount) })
  return `${amount} ${difference.amount > 0 ? 'more' : 'less'}${isEach ? ' per person' : ''}`
}
