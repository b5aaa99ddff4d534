import { describe, expect, it } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts'

describe('an amount at Stripe', () => {
  it.each([
    ['EUR', 25_050, 25_050],
    ['JPY', 118_000, 118_000],
    ['KWD', 12_340, 12_340],
    ['ISK', 5000, 500_000],
    ['UGX', 5000, 500_000],
    ['MGA', 500_000, 5000],
  ])('in %s has the digits that Stripe wants, and comes back as it was', (currency, amount, expected) => {
    expect(toStripeAmount({ amount, currency })).toBe(expected)
    expect(fromStripeAmount(expected, currency.toLowerCase())).toEqual({ amount, currency })
  })

  it.each([
    ['a thousandth of a dinar that is not a whole ten', 'KWD', 12_345],
    ['a part of an ariary', 'MGA', 150],
    ['more than eight digits', 'EUR', 100_000_000],
    ['nothing', 'EUR', 0],
    ['a fraction of a cent', 'IQD', 1001],
  ])('cannot be %s', (_what, currency, amount) => {
    expect(toStripeAmount({ amount, currency })).toBeNull()
  })
})
