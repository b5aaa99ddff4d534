import { currencyDigits } from './currency-digits.ts'
import type { Money } from './values.ts'
import { roundHalfUp, timesPowerOfTen, toFraction } from './exact-decimal.ts'

/** A rate to convert with: one unit of `from` is worth `rate` units of `to`; the buffer is added. */
export type ConversionRate = { from: string; to: string; rate: string; bufferBps: number }

/**
 * An amount in another currency: amount × 10^(digits of `to` − digits of `from`) × rate × (1 + buffer), rounded once, half up. The result
 * is exact up to 2^53 minor units, which is above `maxMoney`.
 * @throws TypeError if the amount is not in the currency the rate is from.
 */
export const convert = (money: Money, { from, to, rate, bufferBps }: ConversionRate): Money => {
  if (money.currency !== from) throw new TypeError(`a rate from ${from} does not convert ${money.currency}`)
  const { numerator, denominator } = toFraction(rate)
  const exact = {
    numerator: BigInt(money.amount) * numerator * BigInt(10_000 + bufferBps),
    denominator: denominator * 10_000n,
  }
  const amount = roundHalfUp(timesPowerOfTen(exact, currencyDigits(to) - currencyDigits(from)))
  return { amount: Number(amount), currency: to }
}
