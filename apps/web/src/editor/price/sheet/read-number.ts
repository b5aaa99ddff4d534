import { once } from '../../../kit/lazy/once.ts'

/** The sign before the decimals. */
export type DecimalSign = '.' | ','

/** Why a text is no number that fits. */
export type NumberProblem = 'no_number' | 'too_many_decimals' | 'negative' | 'unknown_currency'

/** A number in a text, and the currency that the text names. */
export type NumberRead =
  | { ok: true; value: number; currency: string | null }
  | { ok: false; problem: NumberProblem; currency: string | null }

/** The decimal sign of this device, which people expect in what they type and paste. */
export const decimalSignHere = once((): DecimalSign => {
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
})

/** How a text is read: the reader's decimal sign, the most decimals allowed, and the currency of a plain number. */
type Notation = { decimal: DecimalSign; currency: string | null; digitsOf: (currency: string | null) => number }

/**
 * Reads a number as people write and spreadsheets copy it: `1,234.5`, `1.234,5`, `1 234,5`, `1'234.50`, `¥68,000`, `EUR 120`, `120 €`,
 * `12.5 %`. Where a lone sign with three digits after it could be either (`1.234`), the reader's notation and the decimals allowed
 * decide, and what they do not decide is no number.
 */
export const readNumber = (typed: string, notation: Notation): NumberRead => {
  const found = shape.exec(plain(typed))
  const { minus, minusAfter, before = '', after = '', figure = '' } = found?.groups ?? {}
  if (!found || (before !== '' && after !== '' && after !== '%'))
    return { ok: false, problem: 'no_number', currency: null }
  const sign = before || (after === '%' ? '' : after)
  const currency = sign === '' ? null : currencyNamed(sign, notation.currency)
  const fail = (problem: NumberProblem): NumberRead => ({ ok: false, problem, currency })
  if (sign !== '' && currency === null) return fail('unknown_currency')
  const digits = notation.digitsOf(currency ?? notation.currency)
  const parts = partsOf(figure, notation.decimal, digits)
  if (!parts) return fail('no_number')
  if (parts.decimals.replace(/0+$/, '').length > digits) return fail('too_many_decimals')
  const value = Number(`${parts.whole}.${parts.decimals || '0'}`)
  if ((minus || minusAfter) && value !== 0) return fail('negative')
  return { ok: true, value, currency }
}

/** Currency, minus and figure, in the orders in which they are written. */
const shape =
  /^(?<minus>-)? ?(?<before>[\p{L}\p{Sc}][\p{L}\p{Sc}.]*)? ?(?<minusAfter>-)? ?(?<figure>[\d.,][\d.,' ]*?)(?:[.,]-)? ?(?<after>%|[\p{L}\p{Sc}][\p{L}\p{Sc}.]*)?$/u

const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/\s/g, ' ')

/** The digits before and after the decimal sign; null if the text is no number. */
const partsOf = (figure: string, decimal: DecimalSign, digits: number): { whole: string; decimals: string } | null => {
  const text = figure.trim()
  if (/[' ]/.test(text)) {
    const [, groups, decimals] = /^(\d{1,3}(?:[' ]\d{3})+)(?:[.,](\d+))?$/.exec(text) ?? []
    return groups === undefined ? null : { whole: groups.replaceAll(/[' ]/g, ''), decimals: decimals ?? '' }
  }
  const signs = text.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return { whole: text, decimals: '' }
  if (signs.slice(0, -1).includes(last))
    return new Set(signs).size === 1 && isInGroups(text) ? { whole: onlyDigits(text), decimals: '' } : null
  const at = text.lastIndexOf(last)
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)]
  if (signs.length > 1) return isInGroups(whole) ? { whole: onlyDigits(whole), decimals } : null
  if (decimals === '') return null
  if (isGroup(whole, decimals, last === decimal, digits)) return { whole: whole + decimals, decimals: '' }
  return { whole: whole || '0', decimals }
}

/** Whether a lone sign separates thousands rather than decimals. */
const isGroup = (whole: string, rest: string, isDecimalSign: boolean, digits: number): boolean =>
  rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && (digits === 0 || !isDecimalSign)

/** Groups of three, or of two before the last, as in India. */
const isInGroups = (text: string): boolean => /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})$/.test(text)

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '')

/**
 * The currency that a code or sign stands for. A sign that several currencies share, such as `$`, is the `usual` currency if that
 * has it.
 */
const currencyNamed = (sign: string, usual: string | null): string | null => {
  const code = sign.toUpperCase()
  if (isCurrency(code)) return code
  if (usual !== null && narrowSign(usual) === sign) return usual
  return currencySigns().get(sign) ?? null
}

/** Whether it is the code of a currency, as the contract accepts it. */
export const isCurrency = (code: string): boolean => knownCodes().has(code)

const knownCodes = once(() => new Set(Intl.supportedValuesOf('currency')))

const narrowSign = (currency: string): string => signIn('en-GB', currency, 'narrowSymbol')

/** The currencies by their signs as readers of American and British English write them: `$`, `US$`, `¥`, `JP¥`, `€`. */
const currencySigns = once(
  () =>
    new Map(
      (['en-GB', 'en-US'] as const).flatMap((locale) =>
        [...knownCodes()].map((code): [string, string] => [signIn(locale, code, 'symbol'), code]),
      ),
    ),
)

const signIn = (locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
