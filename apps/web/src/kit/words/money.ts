import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'

/** Minor units as the number people type: 12550 of EUR is 125.5. */
export const fromMinor = ({ amount, currency }: Money): number => amount / 10 ** currencyDigits(currency)

/** What people type as minor units, rounded to the nearest. */
export const toMinor = (value: number, currency: string): Money => ({
  amount: Math.round(value * 10 ** currencyDigits(currency)),
  currency,
})
