import { maxMarkupBps, maxQuantity, maxTitleLength } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { priceUnits } from '@sojourn/contract/document/price-units'
import { currencyDigits, maxMoney, withCurrency } from '@sojourn/contract/kit/currency-digits'
import { foldText } from '@sojourn/contract/kit/fold-text'
import type { Money } from '@sojourn/contract/kit/values'
import { toMinor } from '../../../kit/words/money.ts'
import { cleanLine } from '../../fields/clean-text.ts'
import type { ColumnId } from './columns.ts'
import { type DecimalSign, isCurrency, readNumber } from './read-number.ts'
import type { SheetRow } from './sheet-rows.ts'
import * as wording from './wording.ts'

type CellFields = Partial<Pick<Segment, 'title' | 'unit' | 'quantity' | 'net' | 'markupBps' | 'gross'>>

/** What a text means for the segment, or why it does not fit, as a sentence. */
export type CellRead = { ok: true; fields: CellFields } | { ok: false; problem: string }

const fail = (problem: string): CellRead => ({ ok: false, problem })

/** Reads what was typed or pasted into a cell. An empty text clears it. */
export const readCell = (id: ColumnId, text: string, row: SheetRow, decimal: DecimalSign): CellRead => {
  switch (id) {
    case 'title':
      return readTitle(text)
    case 'unit':
      return readUnit(text)
    case 'quantity':
      return readQuantity(text, decimal)
    case 'net':
      return readAmount(text, row.segment.net?.currency ?? row.terms.currency, decimal, (net) => ({ net }))
    case 'currency':
      return readCurrency(text, row)
    case 'markup':
      return readMarkup(text, decimal)
    case 'sell':
      return readAmount(text, row.segment.gross?.currency ?? row.terms.currency, decimal, (gross) => ({ gross }))
    default:
      return fail(wording.problems.readOnly)
  }
}

const readTitle = (text: string): CellRead => {
  const title = cleanLine(text)
  if (title === null) return fail(wording.problems.noTitle)
  if (title.length > maxTitleLength) return fail(wording.problems.titleTooLong({ max: maxTitleLength }))
  return { ok: true, fields: { title } }
}

const readUnit = (text: string): CellRead => {
  const wanted = foldText(text)
    .replaceAll(/[_/&+\s]+/g, ' ')
    .replace(/^per /, '')
  if (wanted === '') return { ok: true, fields: { unit: 'per_unit' } }
  const unit = priceUnits.find((one) => wording.unitNames[one].split('|').includes(wanted))
  return unit ? { ok: true, fields: { unit } } : fail(wording.problems.noUnit({ text: text.trim() }))
}

const readQuantity = (text: string, decimal: DecimalSign): CellRead => {
  if (text.trim() === '') return { ok: true, fields: { quantity: 1 } }
  const found = readNumber(text, { decimal, currency: null, digitsOf: () => 0 })
  if (!found.ok || found.currency !== null || found.value < 1 || found.value > maxQuantity)
    return fail(wording.problems.noQuantity({ text: text.trim(), max: maxQuantity }))
  return { ok: true, fields: { quantity: found.value } }
}

const readAmount = (
  text: string,
  currency: string,
  decimal: DecimalSign,
  fieldsOf: (money: Money | null) => CellFields,
): CellRead => {
  if (text.trim() === '') return { ok: true, fields: fieldsOf(null) }
  const digitsOf = (code: string | null) => currencyDigits(code ?? currency)
  const found = readNumber(text, { decimal, currency, digitsOf })
  if (!found.ok) {
    const named = { text: text.trim(), currency: found.currency ?? currency }
    if (found.problem === 'too_many_decimals') return fail(wording.problems.tooManyDecimals(named))
    if (found.problem === 'negative') return fail(wording.problems.negative(named))
    if (found.problem === 'unknown_currency') return fail(wording.problems.noCurrency(named))
    return fail(wording.problems.noAmount(named))
  }
  const money = toMinor(found.value, found.currency ?? currency)
  if (money.amount > maxMoney) return fail(wording.problems.tooLarge({ text: text.trim() }))
  return { ok: true, fields: fieldsOf(money) }
}

const readCurrency = (text: string, { segment, terms }: SheetRow): CellRead => {
  const typed = text.trim()
  const code = typed === '' ? terms.currency : typed.toUpperCase()
  if (segment.net === null) return typed === '' ? { ok: true, fields: {} } : fail(wording.problems.noNet)
  if (!isCurrency(code)) return fail(wording.problems.noCurrency({ text: typed }))
  const net = withCurrency(segment.net, code)
  return net.amount > maxMoney ? fail(wording.problems.tooLarge({ text: typed })) : { ok: true, fields: { net } }
}

const readMarkup = (text: string, decimal: DecimalSign): CellRead => {
  const typed = text.trim()
  if (typed === '') return { ok: true, fields: { markupBps: null } }
  const found = readNumber(typed, { decimal, currency: null, digitsOf: () => 2 })
  if (!found.ok || found.currency !== null || found.value * 100 > maxMarkupBps)
    return fail(wording.problems.noPercentage({ text: typed, max: maxMarkupBps / 100 }))
  return { ok: true, fields: { markupBps: Math.round(found.value * 100) } }
}
