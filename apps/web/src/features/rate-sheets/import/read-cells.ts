import { boardNames, boards } from '@sojourn/contract/document/boards'
import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { currency as currencySchema } from '@sojourn/contract/kit/values'
import { type RateLine, rateLine } from '@sojourn/contract/resources/rate-part'
import { limitsAt } from '../../../kit/form/field-limits.ts'
import { readAmount } from '../price-cells.ts'
import { type Cell, textOf } from './table.ts'
import * as wording from './wording.ts'

/** What a cell says, or what is wrong with it. */
export type Reading<T> = { ok: true; value: T } | { ok: false; problem: string }

const read = <T>(value: T): Reading<T> => ({ ok: true, value })
const wrong = (problem: string): Reading<never> => ({ ok: false, problem })

/** A formula that no program has calculated. */
const formulaIn = (text: string): Reading<never> | null => (text.startsWith('=') ? wrong(wording.formula) : null)

/** An amount in the smallest unit of the currency; null for an empty cell. */
export const readPrice = (cell: Cell, currency: string): Reading<number | null> => {
  const text = textOf(cell)
  if (text === '' || /^[-–—]+$|^n\/?a$/i.test(text)) return read(null)
  const formula = formulaIn(text)
  if (formula) return formula
  if (typeof cell === 'number') {
    const amount = Math.round(Number((cell * 10 ** currencyDigits(currency)).toFixed(4)))
    return fitting(cell < 0 ? -1 : amount, wording.notAnAmount({ text }))
  }
  if (typeof cell === 'object') return wrong(wording.notAnAmount({ text }))
  if (/^(?:free|foc|free of charge|complimentary)$/i.test(text)) return read(0)
  const other = currencyIn(text)
  if (other !== null && other !== currency) return wrong(wording.otherCurrency({ text, currency }))
  // A comma and a hyphen at the end mean no cents.
  const amount = readAmount(text.replace(/[.,][-–—]{1,2}$/, ''), currency)
  return typeof amount === 'number'
    ? fitting(amount, wording.notAnAmount({ text }))
    : wrong(wording.notAnAmount({ text }))
}

const fitting = (amount: number, problem: string): Reading<number> =>
  rateLine.shape.price.safeParse(amount).success ? read(amount) : wrong(problem)

const signs: readonly (readonly [sign: string, currency: string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['₺', 'TRY'],
]

/** The currency that an amount names; null if it names none, or has a sign that several share. */
const currencyIn = (text: string): string | null => {
  const code = /^([A-Z]{3})(?![A-Z])|(?<![A-Z])([A-Z]{3})$/.exec(text)
  return code?.[1] ?? code?.[2] ?? signs.find(([sign]) => text.includes(sign))?.[1] ?? null
}

/** What a child pays: a price, or a share of what an adult pays. */
export const readChildPrice = (
  cell: Cell,
  currency: string,
): Reading<{ price: number | null; shareBps: number | null } | null> => {
  const text = textOf(cell)
  const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text)?.[1]
  if (percent !== undefined) {
    const shareBps = Math.round(Number(percent.replace(',', '.')) * 100)
    return shareBps > 10_000 ? wrong(wording.notAShare({ text })) : read({ price: null, shareBps })
  }
  const price = readPrice(cell, currency)
  if (!price.ok) return price
  return read(price.value === null ? null : { price: price.value, shareBps: null })
}

/** A number of nights or people, within the limits of its field. */
export const readCount = (cell: Cell, field: 'minNights' | 'maxNights' | 'capacity'): Reading<number | null> => {
  const text = textOf(cell)
  if (text === '') return read(null)
  const formula = formulaIn(text)
  if (formula) return formula
  const figure = /^([+-]?\d+(?:\.0+)?)\s*(?:nights?|nts?|pax|people|persons?|guests?)?$/i.exec(text)?.[1]
  const parsed = rateLine.shape[field].safeParse(figure === undefined ? text : Number(figure))
  if (parsed.success) return read(parsed.data)
  return wrong(wording.notACount({ text, max: limitsAt(rateLine.shape[field], '').maxValue ?? Infinity }))
}

/** A name of at most as many characters as the schema of its field takes. */
export const readName = (cell: Cell, schema: unknown): Reading<string | null> => {
  const text = textOf(cell)
  const formula = formulaIn(text)
  if (formula) return formula
  const { maxLength: max = Infinity } = limitsAt(schema, '')
  return text.length > max ? wrong(wording.tooLong({ max })) : read(text || null)
}

/** The currency of a cell, a code such as EUR. */
export const readCurrency = (cell: Cell): Reading<string | null> => {
  const text = textOf(cell).toUpperCase()
  if (text === '') return read(null)
  const code = signs.find(([sign]) => sign === text)?.[1] ?? text
  return currencySchema().safeParse(code).success ? read(code) : wrong(wording.notACurrency({ text }))
}

const boardWords: readonly (readonly [pattern: RegExp, board: RateLine['board']])[] = [
  [/^(?:d\s*,?\s*b\s*&?\s*b|dbb|dinner.*(?:bed|breakfast).*|half.?board|map|hb)$/, 'HB'],
  [/^(?:b\s*&\s*b|b\/b|bnb|bed (?:and|&) breakfast|with breakfast|breakfast(?: included)?|cp)$/, 'BB'],
  [/^(?:full.?board|fbb|ap|all meals)$/, 'FB'],
  [/^(?:all.?incl(?:usive|\.)?)$/, 'AI'],
  [/^(?:full(?:y)?.?incl(?:usive|\.)?)$/, 'FI'],
  [/^(?:room.?only|accommodation only|no meals|ep)$/, 'RO'],
  [/^(?:self.?cater(?:ing|ed))$/, 'SC'],
]

/** The board of a cell, by its code or what it is usually called. */
export const readBoard = (cell: Cell): Reading<RateLine['board']> => {
  const text = textOf(cell)
  if (text === '') return read(null)
  const folded = foldText(text)
  const board =
    boards.find((code) => folded === code.toLowerCase() || folded === foldText(boardNames[code])) ??
    boardWords.find(([pattern]) => pattern.test(folded))?.[1]
  return board ? read(board) : wrong(wording.notABoard({ text }))
}

const perWords: readonly (readonly [pattern: RegExp, per: RateLine['per']])[] = [
  [/\bshar(?:e|es|ing)\b|\bpp?n?s\b|\bpppns?\b/, 'person_sharing'],
  [/\b(?:per)?\s*(?:person|adult|pax|guest|traveller)s?\b|\bpp(?:pn|n)?\b/, 'person'],
  [/\brooms?\b|\bpr(?:pn)?\b|\btents?\b/, 'room'],
  [/\b(?:vehicle|car|van|bus|coach)s?\b/, 'vehicle'],
  [/\b(?:group|party)\b/, 'group'],
  [/\b(?:unit|villa|house|apartment|chalet|cabin)s?\b/, 'unit'],
]
const perTimeWords: readonly (readonly [pattern: RegExp, perTime: RateLine['perTime']])[] = [
  [/\bnights?\b|\b(?:pp|pr|p)?pns?\b|\/n\b/, 'night'],
  [/\bhours?\b|\bhourly\b/, 'hour'],
  [/\bdays?\b|\bdaily\b|\bpd\b/, 'day'],
  [/\bitinerary\b|\btour\b|\btrip\b/, 'trip'],
  [/\bstay\b|\bonce\b/, 'stay'],
]

/** What the words of a cell or a header say a price is for; undefined if nothing. */
export const perIn = (text: string): RateLine['per'] | undefined => firstIn(perWords, text)

/** How often a price is charged, in the words of a cell or a header; undefined if they do not say. */
export const perTimeIn = (text: string): RateLine['perTime'] | undefined => firstIn(perTimeWords, text)

const firstIn = <T>(words: readonly (readonly [pattern: RegExp, value: T])[], text: string): T | undefined =>
  words.find(([pattern]) => pattern.test(foldText(text).replaceAll('_', ' ')))?.[1]
