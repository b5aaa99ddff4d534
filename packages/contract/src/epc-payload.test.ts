import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BankTransfer, epcPayload, maxEpcBytes } from './epc-payload.ts'

const transfer: BankTransfer = {
  holder: 'Atlas & Anchor SARL',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPMAR',
  amount: 1_144_100,
  currency: 'EUR',
  reference: '2027-0014',
}
const payloadOf = (change: Partial<BankTransfer>): string => {
  const epc = epcPayload({ ...transfer, ...change })
  if (!epc.ok) throw new Error(epc.reason)
  return epc.payload
}
const reasonOf = (change: Partial<BankTransfer>) => {
  const epc = epcPayload({ ...transfer, ...change })
  return epc.ok ? 'none' : epc.reason
}

describe('the text of the QR code for a bank transfer', () => {
  it('has the elements of EPC069-12 in their order, and nothing after the last', () => {
    expect(payloadOf({})).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'PSSTFRPPMAR',
        'Atlas & Anchor SARL',
        'FR1420041010050500013M02606',
        'EUR11441.00',
        '',
        '',
        '2027-0014',
      ].join('\n'),
    )
  })

  it('has an empty line if there is no BIC', () => {
    expect(payloadOf({ bic: null }).split('\n').slice(3, 6)).toEqual(['SCT', '', 'Atlas & Anchor SARL'])
  })

  it('ends with the amount if there is no reference', () => {
    expect(payloadOf({ reference: ' ' }).endsWith('\nEUR11441.00')).toBe(true)
  })

  it.each([
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [105, 'EUR1.05'],
    [100_000, 'EUR1000.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %d cents as %s', (amount, text) => expect(payloadOf({ amount }).split('\n')[7]).toBe(text))

  it.each([
    ['not_euro', { currency: 'USD' }],
    ['no_amount', { amount: 0 }],
    ['no_amount', { amount: -100 }],
    ['no_amount', { amount: 1.5 }],
    ['too_much', { amount: 100_000_000_000 }],
    ['no_iban', { iban: '' }],
    ['no_iban', { iban: 'FR1420041010050500013M02607' }],
    ['no_iban', { iban: 'FR14 2004 1010 0505 0001 3M02 606' }],
    ['no_holder', { holder: ' \n ' }],
    ['too_long', { holder: '旅'.repeat(70), reference: '旅'.repeat(140) }],
  ])('does not exist: %s', (reason, change) => expect(reasonOf(change)).toBe(reason))

  it('has one line for each element, whatever a name contains', () => {
    const lines = payloadOf({ holder: 'Ada\r\nBCD\t002\u2028Ltd\u0007', reference: 'a\nb' }).split('\n')
    expect([lines.length, lines[5], lines[10]]).toEqual([11, 'Ada BCD 002 Ltd', 'a b'])
  })

  it('has at most 70 characters of a name and 140 of a reference, and cuts no character in half', () => {
    const lines = payloadOf({ holder: `${'a'.repeat(69)}𝒜b`, reference: 'r'.repeat(141), bic: null }).split('\n')
    const [name = '', reference = ''] = [lines[5], lines[10]]
    expect(name).toBe(`${'a'.repeat(69)}𝒜`)
    expect(reference).toBe('r'.repeat(140))
  })

  it('counts bytes, not characters: 331 fit and 332 do not', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length
    const rest = bytes(payloadOf({ holder: 'x', reference: '' })) - 1 + '\n\n\n'.length
    const room = maxEpcBytes - rest - 70 * 2
    const fits = { holder: 'é'.repeat(70), reference: 'r'.repeat(room) }
    expect(bytes(payloadOf(fits))).toBe(331)
    expect(reasonOf({ ...fits, reference: `${fits.reference}r` })).toBe('too_long')
  })

  it('is well formed for any texts and amounts', () => {
    let created = 0
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(text, text, fc.integer({ min: -10, max: 200_000_000_000 }), (holder, reference, amount) => {
        const epc = epcPayload({ ...transfer, holder, reference, amount })
        if (!epc.ok) return
        created += 1
        const bytes = new TextEncoder().encode(epc.payload)
        expect(bytes.length).toBeLessThanOrEqual(331)
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(epc.payload)
        const lines = epc.payload.split('\n')
        expect(lines.length === 8 || lines.length === 11, epc.payload).toBe(true)
        expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT'])
        expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d\d$/)
        expect(Math.round(Number(lines[7]?.slice(3)) * 100)).toBe(amount)
      }),
    )
    expect(created).toBeGreaterThan(10)
  })
})
