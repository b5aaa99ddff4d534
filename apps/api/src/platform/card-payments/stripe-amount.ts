import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'

/** Currencies that Stripe counts in whole units, https://docs.stripe.com/currencies#zero-decimal. ISK and UGX are counted in hundredths. */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Currencies that Stripe counts in thousandths, of which the last digit must be 0. */
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Stripe charges at most eight digits. */
const maxAmount = 99_999_999

const stripeDigits = (currency: string): number => (wholeUnits.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2)

/** An amount as Stripe counts it; null if exactly this amount cannot be charged. */
export const toStripeAmount = ({ amount, currency }: Money): number | null => {
  const digits = stripeDigits(currency)
  const converted = amount * 10 ** (digits - currencyDigits(currency))
  const step = digits === 3 ? 10 : currencyDigits(currency) === 0 && digits === 2 ? 100 : 1
  const isExact = Number.isSafeInteger(converted) && converted % step === 0
  return isExact && converted > 0 && converted <= maxAmount ? converted : null
}

/** The amount that Stripe reports, in our minor units. A fraction of ours, which Stripe cannot charge, is rounded. */
export const fromStripeAmount = (amount: number, currency: string): Money => {
  const code = currency.toUpperCase()
  return { amount: Math.round(amount * 10 ** (currencyDigits(code) - stripeDigits(code))), currency: code }
}
