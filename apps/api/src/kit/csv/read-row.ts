import { readPhone } from '@sojourn/contract/kit/read-phone'
import type { z } from 'zod'
import { rowsInCell } from '../../platform/csv/csv.ts'
import { setAt, valueAt } from './at-path.ts'
import { asWritten, itemsIn } from './cells.ts'
import type { CellKind, CsvColumn } from './columns.ts'
import { currencyMeant } from './currency-signs.ts'
import { codeNamed } from './names-of-the-world.ts'
import type { DateOrder } from './read-date.ts'
import { readMoney } from './read-money.ts'
import { readValue } from './read-value.ts'
import { richTextIn } from './rich-text-cell.ts'
import { Unreadable } from './unreadable.ts'

/** A column of a file and the column it is mapped to; `at` counts from 0. */
export type MappedColumn = { at: number; head: string; column: CsvColumn }

/** What is needed to read a file, besides its mapping. */
export type ReadBy = {
  /** The uuid of the record with a name; undefined if there is none, or more than one. */
  find: (resource: string, name: string) => string | undefined
  /** The users' word for a record of a resource. */
  wordFor: (resource: string) => string
  /** The resource that is imported: names that refer to it may follow further down in the same file. */
  own: string
  /** The company's country, for phone numbers. */
  country: string | null
  /** The company's currency, for amounts without one. */
  currency: string | null
  orderOf: (at: number) => DateOrder
  /** Whether the resource has notes, which store what fits no other field. */
  hasNotes: boolean
}

/** A cell that could not be read, or only in part. */
export type UnreadCell = { at: number; value: string; message: string }

/** A row as the input of a request, and what could not be read. */
export type ReadRow = {
  /** Lists with columns for each item are as long as their last given item: the second may be given without the first. */
  input: Record<string, unknown>
  unread: UnreadCell[]
  /** Lines for the notes: text that could not be parsed and must not be lost. */
  noteLines: string[]
  /** Names of records of the imported resource that do not exist yet. */
  unresolved: { at: number; value: string }[]
}

type Reading = {
  row: ReadRow
  by: ReadBy
  countries: readonly string[]
  mapped: MappedColumn
  /** Whether other columns are mapped to the same field. */
  isShared: boolean
}

/**
 * Reads a row: empty cells are left out, an object exists if any of its cells does. Only the invalid cell is dropped, not the
 * row.
 */
export const readRow = (columns: readonly MappedColumn[], cells: readonly string[], by: ReadBy): ReadRow => {
  const row: ReadRow = { input: {}, unread: [], noteLines: [], unresolved: [] }
  const texts = columns.map((mapped) => ({ mapped, text: asWritten((cells[mapped.at] ?? '').trim()).trim() }))
  const countries = [by.country ?? '', ...texts.flatMap(({ mapped, text }) => countryIn(mapped, text))]
  for (const { mapped, text } of texts) {
    const isShared = columns.some(({ at, column }) => at !== mapped.at && column === mapped.column)
    if (text !== '') readCell({ row, by, countries, mapped, isShared }, text)
  }
  for (const { mapped, text } of texts) {
    const { cell, key, path } = mapped.column
    if (cell.kind !== 'amount') continue
    const beside = columns.find(({ column }) => column.key === key.replace(/amount$/, 'currency'))
    const isUnread = row.unread.some(({ at }) => at === beside?.at)
    attempt({ row, mapped }, text, () => settleAmount(row.input, path, { company: by.currency, isUnread }))
  }
  return row
}

const countryIn = ({ column: { cell } }: MappedColumn, text: string): string[] =>
  cell.kind === 'text' && cell.of === 'country' && text !== '' ? [codeNamed('country', text)] : []

const readCell = (reading: Reading, text: string): void => {
  const { row, mapped } = reading
  const { cell, path, schema } = mapped.column
  if (cell.kind === 'list') {
    for (const item of itemsIn(cell.of, text, path))
      attempt(reading, item, () =>
        addItem(row, path, cell, checked(cell.item, readOne(reading, asItem(mapped.column), item))),
      )
  } else if (cell.kind === 'table') {
    attempt(reading, text, () => readTable(reading, cell, text))
  } else {
    attempt(reading, text, () => {
      const value = underHead(reading, readOne(reading, mapped.column, text))
      if (value === null || value === undefined) return
      const before = valueAt(row.input, path)
      const whole = before === undefined ? value : added(reading, before, value)
      // An amount is parsed once its currency is known.
      setAt(row.input, path, cell.kind === 'amount' ? whole : checked(schema, whole))
    })
  }
}

const attempt = ({ row, mapped }: Pick<Reading, 'row' | 'mapped'>, value: string, read: () => void): void => {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    row.unread.push({ at: mapped.at, value, message: error.message })
  }
}

const checked = (schema: z.ZodType, value: unknown): unknown => {
  if (value === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join(' ')
  throw new Unreadable(`${place ? `${place} ` : ''}${issue?.message ?? 'is not valid'}`)
}

/** Undefined if the cell was read but has no value here, such as a phone number that was moved to the notes. */
const readOne = (reading: Reading, { cell, schema }: Pick<CsvColumn, 'cell' | 'schema'>, text: string): unknown => {
  if (cell.kind === 'reference') return referredTo(reading, cell.to, text)
  if (cell.kind === 'text' && cell.of === 'phone') return phoneIn(reading, text)
  if (cell.kind === 'text' && cell.of === 'currency') return currencyMeant(text, reading.by.currency) ?? text
  if (cell.kind === 'amount') return text
  if (cell.kind === 'richText') return richTextOf(reading, text)
  const fits = (value: unknown) => schema.safeParse(value).success
  return readValue(cell, text, { order: reading.by.orderOf(reading.mapped.at), fits })
}

const referredTo = ({ row, by, mapped }: Reading, to: string, name: string): string | undefined => {
  const uuid = by.find(to, name)
  if (uuid !== undefined) return uuid
  if (to !== by.own) throw new Unreadable(unknownName(by.wordFor(to), name))
  row.unresolved.push({ at: mapped.at, value: name })
  return undefined
}

/** The error for a name that no record, or more than one, has. */
export const unknownName = (word: string, name: string): string =>
  `there is no ${word} called “${name}”, or more than one`

const phoneIn = ({ row, by, countries, mapped }: Reading, text: string): string | undefined => {
  const found = readPhone(text, countries)
  const keep = (message: string) => {
    row.noteLines.push(`${mapped.head}: ${text}`)
    row.unread.push({ at: mapped.at, value: text, message })
  }
  if (!found) {
    if (!by.hasNotes) throw new Unreadable('is not a phone number that can be read, such as +27215550100')
    keep('is not a phone number that can be read; it is kept in the notes')
    return undefined
  }
  if (found.extension !== null && by.hasNotes) keep('has an extension, which is kept in the notes')
  else if (found.extension !== null)
    row.unread.push({ at: mapped.at, value: text, message: 'has an extension, which is left out' })
  return found.number
}

const richTextOf = ({ row, mapped }: Reading, text: string): unknown => {
  const { doc, lost } = richTextIn(text)
  if (lost !== undefined) row.unread.push({ at: mapped.at, value: text, message: lost })
  return doc
}

const addItem = (
  row: ReadRow,
  path: CsvColumn['path'],
  { of, most }: Extract<CellKind, { kind: 'list' }>,
  value: unknown,
): void => {
  if (value === undefined || value === null) return
  const before = valueAt(row.input, path)
  const items: unknown[] = Array.isArray(before) ? before : []
  // Address books repeat the same address in several columns.
  const isOne = of.kind === 'text' && (of.of === 'email' || of.of === 'phone')
  if (isOne && items.some((item) => JSON.stringify(item).toLowerCase() === JSON.stringify(value).toLowerCase())) return
  if (items.length >= most) throw new Unreadable(`is left out: only ${most} are allowed`)
  setAt(row.input, path, [...items, value])
}

/** Each line of the cell is one object; if one cannot be read, only that line is dropped. */
const readTable = (reading: Reading, cell: Extract<CellKind, { kind: 'table' }>, text: string): void => {
  const { row, by, mapped } = reading
  const lines = rowsInCell(text)
  if (!lines) throw new Unreadable('must have one entry per line, with | between its parts')
  for (const line of lines)
    attempt(reading, line.join(' | '), () => {
      const item: Record<string, unknown> = {}
      const missing = row.unresolved.length
      for (const [n, column] of cell.columns.entries()) {
        const inside = line[n] ?? ''
        if (inside === '') continue
        const value =
          column.cell.kind === 'list'
            ? itemsIn(column.cell.of, inside, column.path).map((one) => readOne(reading, asItem(column), one))
            : readOne(reading, column, inside)
        if (value !== null && value !== undefined) setAt(item, column.path, value)
      }
      // It refers to a row further down in the same file: the list is read again when that record exists.
      if (row.unresolved.length > missing) return
      for (const column of cell.columns)
        if (column.cell.kind === 'amount') settleAmount(item, column.path, { company: by.currency })
      const list = valueAt(row.input, mapped.column.path)
      const value = checked(cell.item, item)
      if (Array.isArray(list) && list.length >= cell.most)
        throw new Unreadable(`is left out: only ${cell.most} are allowed`)
      setAt(row.input, mapped.column.path, [...(Array.isArray(list) ? list : []), value])
    })
}

const asItem = ({ cell, schema }: CsvColumn): Pick<CsvColumn, 'cell' | 'schema'> =>
  cell.kind === 'list' ? { cell: cell.of, schema: cell.item } : { cell, schema }

/** The text of a second column is appended to that of the first. */
const added = ({ mapped }: Reading, before: unknown, value: unknown): unknown => {
  const { cell } = mapped.column
  if (cell.kind === 'richText') return { type: 'doc', content: [before, value].flatMap((doc) => contentOf(doc)) }
  if (cell.kind !== 'text' || typeof before !== 'string' || typeof value !== 'string') return value
  return `${before}${cell.of === 'prose' ? '\n' : ' '}${value}`
}

/** If several columns are mapped to notes, the text of those that are not notes themselves is preceded by their heading. */
const underHead = ({ isShared, mapped: { head, column } }: Reading, value: unknown): unknown => {
  const isNote = head === column.header || /^(internal )?(notes?|comments?|remarks?|description)$/i.test(head)
  const isProse = column.cell.kind === 'text' && column.cell.of === 'prose'
  return isShared && isProse && !isNote && typeof value === 'string' ? `${head}: ${value}` : value
}

const contentOf = (doc: unknown): unknown[] => {
  const content: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, 'content') : []
  return Array.isArray(content) ? content : []
}

/** `{amount: '1,250', currency: 'EUR'}` → `{amount: 125000, currency: 'EUR'}`; a currency without an amount is dropped. */
const settleAmount = (
  target: Record<string, unknown>,
  path: readonly (string | number)[],
  { company, isUnread = false }: { company: string | null; isUnread?: boolean },
): void => {
  const place = path.slice(0, -1)
  const text = valueAt(target, path)
  const beside = valueAt(target, [...place, 'currency'])
  setAt(target, place, undefined)
  if (typeof text !== 'string') return
  if (isUnread) throw new Unreadable('has a currency that cannot be read')
  setAt(target, place, readMoney(text, { beside: typeof beside === 'string' ? beside : undefined, company }))
}
