import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import * as wording from './wording.ts'

/** The common steps to round up to, in the smallest unit of a currency, and the current one. */
export const roundings = (currency: string, present: number) => {
  const unit = 10 ** currencyDigits(currency)
  const usual = new Set([1, unit, 5 * unit, 10 * unit, 50 * unit, 100 * unit])
  return [...usual.add(present)]
    .filter((step) => step <= 1_000_000)
    .toSorted((one, other) => one - other)
    .map((step) => ({
      id: String(step),
      label: wording.step({ amount: (step / unit).toLocaleString('en-GB'), currency }),
    }))
}
