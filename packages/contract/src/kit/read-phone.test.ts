import { describe, expect, it } from 'vitest'
import { readPhone } from './read-phone.ts'
import { phone } from './values.ts'

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', ['FR'], '+33612345678', null],
    ['(0)4 78 00 00 00', ['FR'], '+33478000000', null],
    ['0171 5550142', ['DE'], '+491715550142', null],
    ['+49 (0)30 901820', ['NA'], '+4930901820', null],
    ['0049 30 901820', ['NA'], '+4930901820', null],
    ['+1 (212) 555-0199 x12', ['FR'], '+12125550199', '12'],
    ['(212) 555-0199 ext. 12', ['US'], '+12125550199', '12'],
    ['34 600 12 34 57', ['ES'], '+34600123457', null],
    ['34 600 12 34 57', ['NA'], '+34600123457', null],
    ['061 123 456', ['NA'], '+26461123456', null],
    ['+264 61 123 456', [], '+26461123456', null],
    ['06 12 34 56 78', ['DK', 'FR'], '+33612345678', null],
    ['tel:+27-21-555-0100', [], '+27215550100', null],
    ['＋２７ ２１ ５５５ ０１００', [], '+27215550100', null],
  ])('%s in %j is %s', (text, countries, number, extension) => {
    expect(readPhone(text, countries)).toEqual({ number, extension })
  })

  it.each([
    ['12', ['FR']],
    ['ask at the desk', ['FR']],
    ['0171 5550142', ['NA']],
    ['+', []],
    ['', ['FR']],
  ])('%j in %j is invalid', (text, countries) => expect(readPhone(text, countries)).toBeNull())

  it('is stored without separators', () => {
    for (const text of ['+49 30 901820', ' +49 (0)30/90-18.20', '0049 30 901820', '+49\u00a030\u201190 18 20'])
      expect(phone().parse(text), text).toBe('+4930901820')
    for (const text of ['030 901820', '+49 30 901820 x12', '+0 30 901820', 'x'])
      expect(phone().safeParse(text).success, text).toBe(false)
  })
})
