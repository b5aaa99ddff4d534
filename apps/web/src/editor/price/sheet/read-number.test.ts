import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { describe, expect, it } from 'vitest'
import { type DecimalSign, readNumber } from './read-number.ts'

const read = (text: string, currency: string | null = 'EUR', decimal: DecimalSign = '.') => {
  const found = readNumber(text, { decimal, currency, digitsOf: (code) => (code === null ? 2 : currencyDigits(code)) })
  if (!found.ok) return found.problem
  return found.currency === null ? found.value : `${found.currency} ${found.value}`
}

describe('an amount', () => {
  it.each([
    ['120', 120],
    ['120.5', 120.5],
    ['120,5', 120.5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['12,34,567.80', 1_234_567.8],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    [' 1\u00a0234 ', 1234],
    ['.5', 0.5],
    ['0,50', 0.5],
    ['120.-', 120],
    ['120.–', 120],
    ['0.000', 0],
    ['-0', 0],
    ['120.50000', 120.5],
    ['1,234', 1234],
  ])('%j is %d', (text, value) => expect(read(text)).toBe(value))

  it.each([
    ['EUR 120', 'EUR 120'],
    ['120 eur', 'EUR 120'],
    ['€120.50', 'EUR 120.5'],
    ['120,50 €', 'EUR 120.5'],
    ['¥68,000', 'JPY 68000'],
    ['JP¥68,000', 'JPY 68000'],
    ['CN¥68.50', 'CNY 68.5'],
    ['CHF 1’234.50', 'CHF 1234.5'],
    ['US$ 1,234', 'USD 1234'],
    ['$5', 'USD 5'],
    ['A$5', 'AUD 5'],
    ['KWD 1.250', 'KWD 1.25'],
  ])('%j is %j', (text, amount) => expect(read(text)).toBe(amount))

  it('with a sign that several currencies share is in the one that the cell has', () => {
    expect(read('$5', 'AUD')).toBe('AUD 5')
    expect(read('¥68.50', 'CNY')).toBe('CNY 68.5')
    expect(read('kr 5', 'NOK')).toBe('NOK 5')
  })

  it.each(['', 'abc', '12 34', '1,2345,678', '1.2.3', '12..5', '5.', 'EUR', '1,23.456,7', 'EUR 5 USD', '1e5', '=A1'])(
    'is not %j',
    (text) => expect(read(text)).toBe('no_number'),
  )

  it('has no sign before it that is no currency', () => expect(read('XYQ 5')).toBe('unknown_currency'))

  it.each(['-5', '−5', '€-5', '-€5'])('%j is below zero', (text) => expect(read(text)).toBe('negative'))

  it('has at most the decimals of its currency', () => {
    expect(read('12.345')).toBe('too_many_decimals')
    expect(read('68.5', 'JPY')).toBe('too_many_decimals')
    expect(read('1.2345', 'KWD')).toBe('too_many_decimals')
    expect(read('1.234', 'KWD')).toBe(1.234)
    expect(read('1.234', 'KWD', ',')).toBe(1234)
    expect(read('JPY 68.5')).toBe('too_many_decimals')
  })

  it('with one sign and three digits is read as the reader writes it', () => {
    expect(read('1.234', 'EUR', ',')).toBe(1234)
    expect(read('1.234', 'EUR', '.')).toBe('too_many_decimals')
    expect(read('1,234', 'EUR', ',')).toBe('too_many_decimals')
    expect(read('68,000', 'JPY', ',')).toBe(68_000)
    expect(read('0.123', 'EUR', ',')).toBe('too_many_decimals')
  })
})

it('a percentage may have its sign', () => {
  expect(read('12.5%', null)).toBe(12.5)
  expect(read('12,5 %', null)).toBe(12.5)
})
