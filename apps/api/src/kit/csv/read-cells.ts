import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import { asWritten, itemsOf } from './cells.ts'
import type { CellKind, CsvColumn } from './columns.ts'

/** A column of a file and what it is read into; `at` counts from 0. */
export type MappedColumn = { at: number; column: CsvColumn }

/** The uuid of what a name stands for; undefined when nothing, or more than one thing, is called so. */
export type FindNamed = (noun: string, name: string) => string | undefined

/** A row as what a client would send, and what of it could not be read, by the key of its column. */
export type ReadRow = { input: Record<string, unknown>; unread: { key: string; message: string }[] }

class Unreadable extends Error {}

/** Reads a row: empty cells are left out, a part is there when any of its cells is. */
export const readRow = (mapped: readonly MappedColumn[], cells: readonly string[], find: FindNamed): ReadRow => {
  const input: Record<string, unknown> = {}
  const unread: ReadRow['unread'] = []
  for (const { at, column } of mapped) {
    const text = asWritten((cells[at] ?? '').trim()).trim()
    if (text === '') continue
    const [field, inside] = column.path
    try {
      const value = readCell(column.cell, column.key, text, find)
      input[field] = inside === undefined ? value : { ...asPart(input[field]), [inside]: value }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      unread.push({ key: column.key, message: error.message })
    }
  }
  for (const { column } of mapped) {
    const [field] = column.path
    if (column.cell.kind === 'amount' && field in input) input[field] = inMinorUnits(asPart(input[field]))
  }
  return { input, unread }
}

/** Every name that a row refers to, by noun. */
export const namesInRow = (mapped: readonly MappedColumn[], cells: readonly string[]): [noun: string, name: string][] =>
  mapped.flatMap(({ at, column: { cell } }) => {
    const text = asWritten((cells[at] ?? '').trim()).trim()
    if (cell.kind === 'reference') return text ? [[cell.to, text]] : []
    if (cell.kind !== 'list' || cell.of.kind !== 'reference') return []
    const { to } = cell.of
    return itemsOf(text).map((name): [string, string] => [to, name])
  })

const asPart = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const readCell = (cell: CellKind, key: string, text: string, find: FindNamed): unknown => {
  switch (cell.kind) {
    case 'number':
      return numberIn(text)
    case 'amount':
      return numberIn(text)
    case 'yesNo':
      if (/^(yes|true|1|y)$/i.test(text)) return true
      if (/^(no|false|0|n)$/i.test(text)) return false
      throw new Unreadable('must be yes or no')
    case 'choice':
      return cell.values.find((value) => plain(value) === plain(text)) ?? text
    case 'richText':
      return paragraphs(...text.split(/\r?\n|\r/).filter((line) => line.trim() !== ''))
    case 'list':
      return itemsOf(text).map((item) => readCell(cell.of, key, item, find))
    case 'reference': {
      const uuid = find(cell.to, text)
      if (uuid === undefined)
        throw new Unreadable(
          `no ${cell.to === 'user' ? 'colleague' : cell.to} is called “${text}”, or more than one is`,
        )
      return uuid
    }
    case 'text':
      return asMeant(key, text)
  }
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, '_')

/** Digits with a point or a comma before the decimals. */
const numberIn = (text: string): number => {
  if (!/^-?\d+([.,]\d+)?$/.test(text)) throw new Unreadable('must be a number such as 12 or 12.5')
  return Number(text.replace(',', '.'))
}

/** What people write for what the contract writes in one way only. */
const asMeant = (key: string, text: string): string => {
  if (/phone/i.test(key)) return text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+')
  if (/country$|currency$/i.test(key)) return text.length <= 3 ? text.toUpperCase() : (countryCode(text) ?? text)
  if (/^(checkIn|checkOut|startTimes)$/.test(key) && /^\d:\d\d$/.test(text)) return `0${text}`
  return text
}

let countries: Map<string, string> | undefined

/** `Namibia` → `NA`. */
const countryCode = (name: string): string | undefined => {
  if (!countries) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    countries = new Map(
      letters.flatMap((a) =>
        letters.flatMap((b): [string, string][] => {
          const found = names.of(a + b)
          return found ? [[found.toLowerCase(), a + b]] : []
        }),
      ),
    )
  }
  return countries.get(name.toLowerCase())
}

/** `{amount: 125, currency: 'EUR'}` → `{amount: 12500, currency: 'EUR'}`. */
const inMinorUnits = ({ amount, currency, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...rest,
  ...(typeof amount === 'number'
    ? { amount: Number((amount * 10 ** currencyDigits(typeof currency === 'string' ? currency : 'EUR')).toFixed(3)) }
    : {}),
  ...(currency === undefined ? {} : { currency }),
})
