import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDigits, maxMoney } from './currency-digits.ts'
import { convert } from './convert.ts'
import { toFraction } from './exact-decimal.ts'
import { findRate } from '../costing/find-rate.ts'

const rate = (from: string, to: string, text: string, bufferBps = 0) => ({ from, to, rate: text, bufferBps })

describe('converting', () => {
  it('respects the digits of both currencies', () => {
    expect(convert({ amount: 10_000, currency: 'EUR' }, rate('EUR', 'JPY', '163.20'))).toEqual({
      amount: 16_320,
      currency: 'JPY',
    })
    expect(convert({ amount: 16_320, currency: 'JPY' }, rate('JPY', 'EUR', '0.006127450980')).amount).toBe(10_000)
    expect(convert({ amount: 10_000, currency: 'USD' }, rate('USD', 'KWD', '0.3075')).amount).toBe(30_750)
    expect(convert({ amount: 30_750, currency: 'KWD' }, rate('KWD', 'JPY', '500')).amount).toBe(15_375)
  })

  it('adds the buffer and rounds once, exactly half up', () => {
    expect(convert({ amount: 10_000, currency: 'EUR' }, rate('EUR', 'USD', '1.0845', 200)).amount).toBe(11_062)
    expect(convert({ amount: 1, currency: 'EUR' }, rate('EUR', 'USD', '1.5')).amount).toBe(2)
    expect(convert({ amount: 1, currency: 'EUR' }, rate('EUR', 'USD', '1.4999999')).amount).toBe(1)
    // Rounded before the buffer it would be 1 × 1.1, which is 1.
    expect(convert({ amount: 1, currency: 'EUR' }, rate('EUR', 'USD', '1.4', 1000)).amount).toBe(2)
  })

  it('is exact where floating point is not', () => {
    // 1.005 × 100 is 100.49999999999999 in floating point.
    expect(convert({ amount: 100, currency: 'EUR' }, rate('EUR', 'USD', '1.005')).amount).toBe(101)
    expect(convert({ amount: maxMoney, currency: 'EUR' }, rate('EUR', 'USD', '1.000000001')).amount).toBe(
      100_000_000_100_000,
    )
  })

  it('leaves an amount alone at the rate of a currency and itself', () => {
    const same = findRate([], 'EUR', 'EUR', '2027-03-01')
    expect(same && convert({ amount: 12_345, currency: 'EUR' }, same)).toEqual({ amount: 12_345, currency: 'EUR' })
  })

  it('does not take an amount in another currency', () => {
    expect(() => convert({ amount: 1, currency: 'USD' }, rate('EUR', 'JPY', '163'))).toThrow(TypeError)
  })
})

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'CLF')
const rateText = fc
  .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 1, max: 9 }))
  .map(([digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, '0')
    return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  })
const amounts = fc.integer({ min: 0, max: 1_000_000_000 })

describe('converting there and back', () => {
  /*
   * Let k = 10^(digits of `to` − digits of `from`), r the rate there and s the rate back, with |s − 1/r| ≤ 5 × 10^-10 / r. Rounding there
   * errs by at most 1/2 in `to`, which is 1/(2kr) in `from`; rounding back by 1/2; and s by 5 × 10^-10 of what is converted back.
   * So |back − amount| ≤ 1/2 + 1/(2kr) + 5 × 10^-10 × (amount + 1/(2kr)).
   */
  it('errs by at most half a unit of each currency and 5 × 10^-10 of the amount', () => {
    fc.assert(
      fc.property(currency, currency, rateText, amounts, (from, to, text, amount) => {
        fc.pre(from !== to)
        const book = [{ from, to, rate: text, date: '2027-03-01', bufferBps: 0 }]
        const there = findRate(book, from, to, '2027-03-01')
        const back = findRate(book, to, from, '2027-03-01')
        if (!there || !back) throw new Error('the book has this pair')
        const returned = convert(convert({ amount, currency: from }, there), back)
        expect(returned.currency).toBe(from)

        const { numerator, denominator } = toFraction(text)
        const digits = BigInt(currencyDigits(to) - currencyDigits(from) + 4)
        // k × r as a fraction whose parts are whole: k is scaled by 10^4.
        const [kr, one] = [numerator * 10n ** digits, denominator * 10n ** 4n]
        const error = BigInt(Math.abs(returned.amount - amount))
        // Both sides times 2 × kr × 10^10.
        const left = error * 2n * kr * 10n ** 10n
        const right = (kr + one) * 10n ** 10n + 5n * (BigInt(amount) * 2n * kr + one)
        expect(left).toBeLessThanOrEqual(right)
      }),
      { numRuns: 500 },
    )
  })

  it('never falls when the amount or the buffer rises', () => {
    const bps = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(rateText, amounts, amounts, bps, bps, (text, amount, more, bufferBps, moreBps) => {
        const small = convert({ amount, currency: 'EUR' }, rate('EUR', 'JPY', text, bufferBps))
        const large = convert({ amount: amount + more, currency: 'EUR' }, rate('EUR', 'JPY', text, bufferBps + moreBps))
        expect(large.amount).toBeGreaterThanOrEqual(small.amount)
      }),
    )
  })
})
