import { maxMoney } from '@sojourn/contract/kit/currency-digits'
import { currency as currencyValue, date as dateValue } from '@sojourn/contract/kit/values'
import { type DateOrder, readDate } from '../csv/read-date.ts'
import { Unreadable } from '../csv/unreadable.ts'
import {
  type BankColumns,
  type BankField,
  currencyInHead,
  findBankColumns,
  findLayout,
  hasDayFirst,
} from './bank-heads.ts'
import { orderOfDates } from './order-dates.ts'
import { readSignedAmount, type SignedAmount } from './read-signed-amount.ts'
import { type EntrySink, inOneLine, referenceIn } from './statement-file.ts'

/** A row of a table with its number, from 1. */
export type Row = { row: number; cells: readonly string[] }

export type BankTable = { columns: BankColumns; heads: readonly string[]; rows: readonly Row[] }

/** How many rows of a bank's own may stand above the headers. */
const maxAbove = 40

/** The table in a file: below its headers, or in a layout without headers that is known; undefined if there is none. */
export const findTable = (rows: readonly Row[]): BankTable | undefined => {
  for (const [at, { cells }] of rows.slice(0, maxAbove).entries()) {
    const columns = findBankColumns(cells)
    if (columns) return { columns, heads: cells, rows: rows.slice(at + 1) }
  }
  const columns = findLayout(rows[0]?.cells.map((cell) => cell.trim()) ?? [])
  return columns && { columns, heads: [], rows }
}

/** What the sender said of the file, for what it leaves open. */
export type Said = { currency?: string | undefined; dateOrder?: DateOrder | undefined; today: string }

/** What is still to be said before a table can be read. */
export type Open = { missing: 'currency' | 'dateOrder'; example: string }

/** Reads the entries of a table. Returns what it must be told first, if something is open; then nothing has been read. */
export const readBankTable = (table: BankTable, said: Said, sink: EntrySink): Open | undefined => {
  const rows = table.rows.filter(({ cells }) => !isAside(table, cells))
  const cell = cellsIn(table.columns)
  const days = rows.map(({ cells }) => cell(cells, 'date'))
  const order = said.dateOrder ?? orderOfDates(days, said.today) ?? (hasDayFirst(table.heads) ? 'dmy' : undefined)
  if (!order) return { missing: 'dateOrder', example: days[0] ?? '' }
  const codes = rows.map(({ cells }) => cell(cells, 'currency'))
  const hasCodes = codes.some(isCode)
  const fallback = currencyOfHeads(table) ?? said.currency
  if (fallback === undefined && rows.length > 0 && (!hasCodes || codes.includes('')))
    return { missing: 'currency', example: '' }
  const reading = { cell, table, order, fallback, hasCodes, isSigned: false, sink }
  reading.isSigned = rows.some(({ cells }) => {
    const read = readCell(cell(cells, 'amount'), 'amount', codeOf(cells, reading))
    return 'amount' in read && read.isSigned
  })
  for (const { row, cells } of rows) readRow(row, cells, reading)
  return undefined
}

const currencyOfHeads = (table: BankTable): string | undefined =>
  (['amount', 'paidIn'] as const).flatMap((field) => currencyInHead(headOf(table, field)) ?? [])[0]

type Cell = (cells: readonly string[], field: BankField) => string

const cellsIn =
  (columns: BankColumns): Cell =>
  (cells, field) =>
    [...new Set((columns.get(field) ?? []).map((at) => cells[at]?.trim() ?? '').filter(Boolean))].join(' ')

const headOf = ({ columns, heads }: BankTable, field: BankField): string => {
  const at = columns.get(field)?.[0]
  return at === undefined ? '' : heads[at]?.trim() || String(at + 1)
}

/** The currency of a row. */
const codeOf = (cells: readonly string[], { cell, fallback, hasCodes }: Reading): string =>
  (hasCodes && cell(cells, 'currency').toUpperCase()) || (fallback ?? '')

const isCode = (text: string): boolean => currencyValue().safeParse(text.toUpperCase()).success

/** Empty rows, and the balances and totals that banks add around the entries, which have no day or no amount. */
const isAside = ({ columns }: BankTable, cells: readonly string[]): boolean => {
  const cell = cellsIn(columns)
  const amounts = (['amount', 'paidIn', 'paidOut'] as const).map((field) => cell(cells, field))
  const day = cell(cells, 'date')
  if (day === '' && amounts.every((text) => text === '')) return true
  const isEntry =
    (['dmy', 'mdy'] as const).some((order) => readDate(day, order)) && amounts.some((text) => /\d/.test(text))
  return !isEntry && asideWords.test(cells.map((one) => one.trim()).find(Boolean) ?? '')
}

const asideWords = /^(kontostand|saldo|anfangssaldo|endsaldo|balance|opening|closing|total|totaal|summe)\b/i

type Reading = {
  cell: Cell
  table: BankTable
  order: DateOrder
  fallback: string | undefined
  hasCodes: boolean
  /** Whether amounts have signs; otherwise a column says in which direction the money went. */
  isSigned: boolean
  sink: EntrySink
}

const pending = /vorgemerkt|pending|in behandeling|reserv|declined|reverted|failed|cancelled/i

const readRow = (row: number, cells: readonly string[], reading: Reading): void => {
  const { cell, table, order, sink } = reading
  if (pending.test(cell(cells, 'status'))) return sink.leaveOut()
  const fault = (field: BankField, value: string, message: string) =>
    sink.fault({ row, column: headOf(table, field), value, message })
  const day = cell(cells, 'date')
  const date = readDate(day, order)
  if (!date || !dateValue().safeParse(date).success) return fault('date', day, 'must be a date such as 2026-03-01')
  const code = codeOf(cells, reading)
  if (!isCode(code)) return fault('currency', code, 'must be an ISO 4217 currency code')
  const read = readAmountOf(cells, code, reading)
  if ('message' in read) return fault(read.field, read.value, read.message)
  if (read.amount === 0) return sink.leaveOut()
  sink.entry({
    row,
    date,
    amount: read.amount,
    currency: code,
    counterparty: inOneLine(cell(cells, 'counterparty'), 200),
    account: inOneLine(cell(cells, 'account'), 60),
    reference: referenceIn(cell(cells, 'reference')),
    text: inOneLine(cell(cells, 'text')) ?? '',
    bankReference: referenceIn(cell(cells, 'bankReference')),
    isReversal: false,
    isBatch: false,
  })
}

type ReadAmount = SignedAmount | { field: BankField; value: string; message: string }

const readAmountOf = (cells: readonly string[], currency: string, { cell, table, isSigned }: Reading): ReadAmount => {
  const [paidIn, paidOut] = (['paidIn', 'paidOut'] as const).map((field) =>
    readCell(cell(cells, field), field, currency),
  )
  for (const one of [paidIn, paidOut]) if (one && 'message' in one) return one
  const [received, given] = [paidIn, paidOut].map((one) => (one && 'amount' in one ? Math.abs(one.amount) : 0))
  // Some banks write what was paid out with a minus in its own column.
  if (received !== given) return { amount: (received ?? 0) - (given ?? 0), isSigned: true }
  const read = readCell(cell(cells, 'amount'), 'amount', currency)
  if ('message' in read || isSigned || read.amount === 0 || !table.columns.has('direction')) return read
  const value = cell(cells, 'direction')
  if (paidOutWords.test(value)) return { amount: -read.amount, isSigned: true }
  if (paidInWords.test(value)) return read
  return {
    field: 'direction',
    value,
    message: 'must say whether money was received or paid out, such as credit or debit',
  }
}

/** A cell without an amount counts as 0. */
const readCell = (text: string, field: BankField, currency: string): ReadAmount => {
  if (text === '') return { amount: 0, isSigned: false }
  try {
    const read = readSignedAmount(text, currency)
    if (Math.abs(read.amount) > maxMoney) throw new Unreadable('is more than can be stored')
    return read
  } catch (error) {
    if (error instanceof Unreadable) return { field, value: text, message: error.message }
    throw error
  }
}

const paidOutWords = /^(s|soll|af|d|dr|debit|debet|dbit|ausgang|lastschrift|belastung|out|withdrawal)$/i
const paidInWords = /^(h|haben|bij|c|cr|credit|kredit|crdt|eingang|gutschrift|in|deposit)$/i
