import { moneyInWords } from '../../kit/currency-digits.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** A price override that is below the sum of the segments. */
export const priceBelowTotal: Rule = ({ itinerary, price, context }) => {
  const computed = itinerary.priceMode === 'per_person' ? price.perPerson : price.total
  if (context.seesPrices === false || !price.shortBy || !computed) return []
  return [
    {
      severity: 'warning',
      place: { kind: 'itinerary', field: 'displayPrice' },
      message: wording.priceBelowTotal({ amount: moneyInWords(price.shortBy) }),
      fix: {
        label: wording.showPrice({ amount: moneyInWords(computed) }),
        edit: { kind: 'set', fields: { displayPrice: computed } },
      },
    },
  ]
}
