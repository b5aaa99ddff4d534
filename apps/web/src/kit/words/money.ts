import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'

/** Minor units as a number in the currency: 12550 of EUR is 125.5. */
export const fromMinor = ({ amount, currency }: Money): number => amount / 10 ** currencyDigits(currency)

/** A number in the currency as minor units, rounded. */
export const toMinor = (value: number, currency: string): Money => ({
  amount: Math.round(value * 10 ** currencyDigits(currency)),
  currency,
})
