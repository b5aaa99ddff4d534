import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Answer } from '../records/served-resource.ts'
import { valueAt } from './at-path.ts'
import { defused, joined, tableOf } from './cells.ts'
import type { CellKind, CsvColumn } from './columns.ts'
import { richTextCell } from './rich-text-cell.ts'

/** The names of referred-to records, by resource and uuid. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The cells of one record, with formulas defused. */
export const cellsOf = (columns: readonly CsvColumn[], record: Answer, names: Names): string[] =>
  columns.map((column) => defused(textAt(column, record, names)))

/** Every reference in the columns, by resource. */
export const referencesIn = (columns: readonly CsvColumn[], records: readonly Answer[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  const note = (to: string, value: unknown) => {
    const uuids = found.get(to) ?? new Set<string>()
    found.set(to, uuids)
    for (const uuid of [value].flat()) if (typeof uuid === 'string') uuids.add(uuid)
  }
  const visit = (some: readonly CsvColumn[], value: unknown) => {
    for (const { cell, path } of some) {
      const one = cell.kind === 'list' ? cell.of : cell
      const inside = valueAt(value, path)
      if (one.kind === 'reference') note(one.to, inside)
      if (one.kind === 'table' && Array.isArray(inside)) for (const item of inside) visit(one.columns, item)
    }
  }
  for (const record of records) visit(columns, record)
  return found
}

const textAt = ({ path, cell }: CsvColumn, value: unknown, names: Names): string =>
  cell.kind === 'amount' ? amountOf(valueAt(value, path.slice(0, -1))) : textOf(cell, valueAt(value, path), names)

const textOf = (cell: CellKind, value: unknown, names: Names): string => {
  if (value === null || value === undefined) return ''
  switch (cell.kind) {
    case 'list':
      return joined(Array.isArray(value) ? value.map((one) => textOf(cell.of, one, names)).filter(Boolean) : [])
    case 'table':
      return Array.isArray(value)
        ? tableOf(value.map((item) => cell.columns.map((column) => textAt(column, item, names))))
        : ''
    case 'reference':
      return (typeof value === 'string' && names.get(cell.to)?.get(value)) || ''
    case 'richText':
      return richTextCell(asRichText(value))
    case 'percent':
      return String(Number(value) / 100)
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Safe because stored values were accepted by the schema of their field. */
const asRichText = (value: unknown): RichText => value as RichText

/** `{amount: 12500, currency: 'EUR'}` → `125.00`. */
const amountOf = (money: unknown): string => {
  const amount = valueAt(money, ['amount'])
  if (typeof amount !== 'number') return ''
  const digits = currencyDigits(String(valueAt(money, ['currency'])))
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
