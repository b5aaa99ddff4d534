import { describe, expect, it } from 'vitest'
import { bankAccount, noBankAccount } from './bank-account.ts'
import { compactIban, ibanInGroups, isIban } from './iban.ts'

/** Examples from the IBAN registry (SWIFT): the shortest, the longest, and some with letters. */
const examples = [
  'NO9386011117947',
  'BE68539007547034',
  'DE89370400440532013000',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'LC55HEMM000100010012001200023015',
]

describe('an IBAN', () => {
  it.each(examples)('%s is valid', (iban) => expect(isIban(iban)).toBe(true))

  it('is invalid with any digit changed, or with two neighbouring characters swapped', () => {
    let tried = 0
    for (const iban of examples)
      for (let at = 2; at < iban.length; at += 1) {
        const sign = iban.charAt(at)
        const other = /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'Z' ? 'A' : 'Z'
        expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1)), `${iban} at ${at}`).toBe(false)
        const next = iban.charAt(at + 1)
        tried += 1
        if (next === '' || next === sign || at < 4 || /\D/.test(sign + next)) continue
        expect(isIban(iban.slice(0, at) + next + sign + iban.slice(at + 2)), `${iban} at ${at}`).toBe(false)
      }
    expect(tried).toBeGreaterThan(150)
  })

  it.each(['', 'NL91 ABNA 0417 1643 00', 'nl91abna0417164300', 'NL91', '9100ABNA0417164300', `DE89${'0'.repeat(31)}`])(
    'is not "%s"',
    (text) => expect(isIban(text)).toBe(false),
  )

  it('is compared without spaces and read in groups of four', () => {
    expect(compactIban(' nl91 abna\t0417 1643 00 ')).toBe('NL91ABNA0417164300')
    expect(ibanInGroups('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(ibanInGroups('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606')
    expect(ibanInGroups('NO93')).toBe('NO93')
  })
})

describe('a bank account', () => {
  it('is stored in capitals and without spaces, and empty text becomes null', () => {
    const typed = { holder: ' Ada Ltd ', iban: 'nl91 abna 0417 1643 00', bic: 'abnanl2a', bank: '' }
    expect(bankAccount.parse(typed)).toEqual({
      holder: 'Ada Ltd',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      bank: null,
    })
    expect(bankAccount.parse({})).toEqual(noBankAccount)
  })

  it.each([
    ['iban', 'NL92ABNA0417164300'],
    ['iban', '000 555 0100'],
    ['bic', 'ABNANL2'],
    ['bic', 'ABNA2L2A'],
    ['holder', 'x'.repeat(71)],
    ['bank', 'a\nb'],
  ])('is rejected for its %s: %s', (name, value) => {
    const { error } = bankAccount.safeParse({ [name]: value })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([name])
  })
})
