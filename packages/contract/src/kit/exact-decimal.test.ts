import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp, toDecimalText, toFraction } from './exact-decimal.ts'

const fraction = (numerator: number, denominator: number) => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
})

describe('rounding', () => {
  it('goes to the nearest whole number, and up from exactly half', () => {
    const rounded = [
      fraction(5, 2),
      fraction(249, 100),
      fraction(7, 3),
      fraction(-5, 2),
      fraction(-251, 100),
      fraction(-4, 2),
    ]
    expect(rounded.map(roundHalfUp)).toEqual([3n, 2n, 2n, -2n, -3n, -2n])
  })
})

describe('decimal text', () => {
  it('has at most as many significant digits as wanted, without final zeros', () => {
    expect(toDecimalText(fraction(1, 3), 10)).toBe('0.3333333333')
    expect(toDecimalText(fraction(2, 3), 10)).toBe('0.6666666667')
    expect(toDecimalText(fraction(1, 16_000), 10)).toBe('0.0000625')
    expect(toDecimalText(fraction(1, 7000), 3)).toBe('0.000143')
    expect(toDecimalText(fraction(12_345, 1), 3)).toBe('12300')
    expect(toDecimalText(fraction(125, 10), 2)).toBe('13')
    expect(toDecimalText(fraction(100, 1), 10)).toBe('100')
  })

  it('keeps a digit that a coarser rounding would lose, and carries where nines round up', () => {
    expect(toDecimalText(toFraction('0.9999999996'), 10)).toBe('0.9999999996')
    expect(toDecimalText(toFraction('0.99999999996'), 10)).toBe('1')
    expect(toDecimalText(toFraction('0.00999999999951'), 10)).toBe('0.01')
    expect(toDecimalText(toFraction('9999999999.5'), 10)).toBe('10000000000')
  })

  it('gives a number of few digits back as it is', () => {
    const decimals = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 10n - 1n }), fc.integer({ min: 0, max: 20 }))
    fc.assert(
      fc.property(decimals, ([digits, places]) => {
        const value = { numerator: digits, denominator: 10n ** BigInt(places) }
        const back = toFraction(toDecimalText(value, 10))
        expect(back.numerator * value.denominator).toBe(value.numerator * back.denominator)
      }),
    )
  })

  it('is within half of the last of its digits, for fractions of any size', () => {
    const part = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(part, part, (numerator, denominator) => {
        const text = toDecimalText({ numerator, denominator }, 10)
        expect(text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(10)
        const back = toFraction(text)
        const difference = back.numerator * denominator - numerator * back.denominator
        // Half of the tenth digit is at most 5 × 10^-10 of the number.
        const bound = numerator * back.denominator * 5n
        expect((difference < 0n ? -difference : difference) * 10n ** 10n).toBeLessThanOrEqual(bound)
      }),
    )
  })
})
