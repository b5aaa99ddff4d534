import type { Margin } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import * as wording from './wording.ts'

/** `€120.00 (12.5%)`; the percentage is of the price before tax. */
export const marginInWords = (margin: Margin): string =>
  margin.bps === null
    ? moneyInWords(margin)
    : wording.marginOf({ amount: moneyInWords(margin), percentage: (margin.bps / 100).toFixed(1).replace(/\.0$/, '') })
