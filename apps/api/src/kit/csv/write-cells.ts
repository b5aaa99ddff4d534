import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { plainText } from '@sojourn/contract/kit/plain-text'
import type { Stored } from '../records.ts'
import { defused, joined } from './cells.ts'
import type { CellKind, CsvColumn } from './columns.ts'

/** The names of referred-to records, by noun and uuid. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The cells of one record, none of which a spreadsheet computes. */
export const cellsOf = (columns: readonly CsvColumn[], record: Stored, names: Names): string[] =>
  columns.map(({ path: [field, inside], cell }) => {
    const value = record[field]
    if (cell.kind === 'amount') return defused(amountOf(value))
    return defused(textOf(cell, inside === undefined ? value : insideOf(value, inside), names))
  })

/** Every reference that the columns name, by noun. */
export const referencesIn = (columns: readonly CsvColumn[], records: readonly Stored[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { path, cell } of columns) {
    const one = cell.kind === 'list' ? cell.of : cell
    if (one.kind !== 'reference') continue
    const uuids = found.get(one.to) ?? new Set<string>()
    for (const record of records)
      for (const uuid of [record[path[0]] ?? []].flat()) if (typeof uuid === 'string') uuids.add(uuid)
    found.set(one.to, uuids)
  }
  return found
}

const insideOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null

const textOf = (cell: CellKind, value: unknown, names: Names): string => {
  if (value === null || value === undefined) return ''
  switch (cell.kind) {
    case 'list':
      return joined(Array.isArray(value) ? value.map((one) => textOf(cell.of, one, names)).filter(Boolean) : [])
    case 'reference':
      return (typeof value === 'string' && names.get(cell.to)?.get(value)) || ''
    case 'richText':
      return plainText(asRichText(value))
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Stored values were accepted by the schema of their field. */
const asRichText = (value: unknown): RichText => value as RichText

/** `{amount: 12500, currency: 'EUR'}` → `125.00`. */
const amountOf = (value: unknown): string => {
  const amount = insideOf(value, 'amount')
  if (typeof amount !== 'number') return ''
  const digits = currencyDigits(String(insideOf(value, 'currency')))
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
