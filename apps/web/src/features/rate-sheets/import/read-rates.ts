import { foldText } from '@sojourn/contract/kit/fold-text'
import { type ChildBand, type PaxBand, type RateLine, rateLine } from '@sojourn/contract/resources/rate-part'
import { blankLine } from '../blank-line.ts'
import { type ColumnField, numbersIn, occupancies, type Occupancy, occupancyIn } from './column-words.ts'
import { bodyOf, type Choices, headsIn } from './guess-columns.ts'
import {
  perIn,
  perTimeIn,
  readBoard,
  readChildPrice,
  readCount,
  readCurrency,
  readName,
  readPrice,
  type Reading,
} from './read-cells.ts'
import { type FoundSeason, SeasonReader, type SheetDates } from './read-seasons.ts'
import { type Cell, type Table, type TableRow, textOf } from './table.ts'
import * as wording from './wording.ts'

/** What is wrong in a file, and where. The column is counted from 0; null if the whole row is meant. */
export type Fault = { row: number; column: number | null; problem: string }

/** A price of a file, with its place in the file and the fields that the file has for it. */
export type FoundLine = { line: RateLine; row: number; fields: ReadonlySet<ColumnField>; columnOf: ColumnOf }
type ColumnOf = (field: ColumnField) => number | null

/** What a file has: seasons, prices, faults, and the numbers of the rows that have no price. */
export type FoundRates = {
  seasons: readonly FoundSeason[]
  lines: readonly FoundLine[]
  faults: readonly Fault[]
  rowsWithoutPrice: readonly number[]
  /** The currency that a column of the file names. */
  currency: string | null
}

/** Reads the prices of a table with the fields that were chosen for its columns. */
export const readRates = (table: Table, choices: Choices, dates: SheetDates): FoundRates => {
  const heads = headsIn(table, choices.head)
  const faults: Fault[] = []
  const given: Given = {
    choices,
    heads,
    faults,
    seasons: new SeasonReader(dates, choices.dateOrder),
    currency: dates.currency,
  }
  const body = bodyOf(table, choices.head)
  const currency = currencyIn(given, body)
  const context = { ...given, currency: dates.currency || (currency ?? ''), seasonOfColumn: readHeads(given) }
  const lines: FoundLine[] = []
  const rowsWithoutPrice: number[] = []
  for (const row of body) {
    const found = choices.layout === 'across' ? linesAcross(context, row) : lineOfRow(context, row)
    if (found.length === 0) rowsWithoutPrice.push(row.n)
    lines.push(...found)
  }
  const withFault = new Set(faults.map(({ row }) => row))
  return {
    seasons: context.seasons.found(),
    lines,
    faults: faults.toSorted((one, other) => one.row - other.row || (one.column ?? 0) - (other.column ?? 0)),
    rowsWithoutPrice: rowsWithoutPrice.filter((n) => !withFault.has(n)),
    currency,
  }
}

type Given = {
  choices: Choices
  heads: readonly string[]
  faults: Fault[]
  seasons: SeasonReader
  currency: string
}

/** The same, with what the header of each column says about its season. */
type Context = Given & { seasonOfColumn: ReadonlyMap<number, ReturnType<SeasonReader['ofHead']>> }

/** The one currency of the file, if a column has it. Other currencies, and texts that are none, are faults. */
const currencyIn = ({ choices, faults, currency: own }: Given, body: Table['rows']): string | null => {
  const column = choices.fields.indexOf('currency')
  if (column < 0) return null
  let currency = own
  for (const { n, cells } of body) {
    const reading = readCurrency(cells[column] ?? '')
    if (!reading.ok) faults.push({ row: n, column, problem: reading.problem })
    else if (reading.value !== null) {
      currency ||= reading.value
      const text = reading.value
      if (text !== currency) faults.push({ row: n, column, problem: wording.otherCurrency({ text, currency }) })
    }
  }
  if (currency === '' && body.length > 0 && faults.length === 0)
    faults.push({ row: choices.head.to, column, problem: wording.currencyMissing })
  return currency || null
}

/** The seasons that headers name, and their faults: bands without numbers, seasons without a name or dates that can be read. */
const readHeads = ({ choices, heads, faults, seasons }: Given): Context['seasonOfColumn'] => {
  const across: { head: string; row: number; column: number }[] = []
  for (const [column, field] of choices.fields.entries()) {
    const head = heads[column] ?? ''
    const row = choices.head.to
    if (field === 'child' && !numbersIn(head, lastAge)) faults.push({ row, column, problem: wording.noAges({ head }) })
    if (field === 'travellers' && !numbersIn(head, lastPax))
      faults.push({ row, column, problem: wording.noNumbers({ head }) })
    if (field === 'across' && choices.layout === 'across') {
      const season = seasons.ofHead(head, { row, column })
      if (!season.ok) faults.push({ row, column, problem: season.problem })
      across.push({ head, row, column })
    }
  }
  // Once more when all have been read, because the dates of a season may stand in a later header.
  return new Map(across.map(({ head, ...place }) => [place.column, seasons.ofHead(head, place)]))
}

const lastAge = 17
const lastPax = 99

/** Collects what the cells of a row say, and what is wrong with them. */
const rowReader = ({ choices, faults }: Context, { n, cells }: TableRow) => {
  const fields = new Set<ColumnField>()
  const columnOf: ColumnOf = (field) => {
    const column = choices.fields.indexOf(field)
    return column < 0 ? null : column
  }
  /** The value of a cell; null if it is empty or wrong. */
  const take = <T>(column: number, read: (cell: Cell) => Reading<T | null>): T | null => {
    const reading = read(cells[column] ?? '')
    if (!reading.ok) faults.push({ row: n, column, problem: reading.problem })
    return reading.ok ? reading.value : null
  }
  const takeField = <T>(field: ColumnField, read: (cell: Cell) => Reading<T | null>): T | null => {
    const column = columnOf(field)
    if (column === null) return null
    fields.add(field)
    return take(column, read)
  }
  const textIn = (field: ColumnField): string => {
    const column = columnOf(field)
    return column === null ? '' : textOf(cells[column])
  }
  return { fields, columnOf, take, takeField, textIn }
}

/** What a row says apart from its season and prices. */
const subjectOf = (context: Context, row: TableRow, reader: ReturnType<typeof rowReader>): RateLine => {
  const { choices, faults } = context
  const { takeField, textIn, fields, columnOf } = reader
  const perText = textIn('per')
  const per = perText === '' ? choices.per : perIn(perText)
  if (per === undefined)
    faults.push({ row: row.n, column: columnOf('per'), problem: wording.notAPer({ text: perText }) })
  const perTimeText = textIn('perTime')
  const perTime = perTimeText === '' ? (perTimeIn(perText) ?? choices.perTime) : perTimeIn(perTimeText)
  if (perTime === undefined)
    faults.push({ row: row.n, column: columnOf('perTime'), problem: wording.notAPerTime({ text: perTimeText }) })
  if (perText !== '') fields.add('per').add('perTime')
  if (perTimeText !== '') fields.add('perTime')
  return {
    ...blankLine(undefined),
    room: takeField('room', (cell) => readName(cell, rateLine.shape.room)),
    board: takeField('board', readBoard),
    per: per ?? choices.per,
    perTime: perTime ?? choices.perTime,
    capacity: takeField('capacity', (cell) => readCount(cell, 'capacity')),
    minNights: takeField('minNights', (cell) => readCount(cell, 'minNights')),
    maxNights: takeField('maxNights', (cell) => readCount(cell, 'maxNights')),
    childBands: childBandsOf(context, reader),
  }
}

const childBandsOf = ({ choices, heads, currency }: Context, reader: ReturnType<typeof rowReader>): ChildBand[] =>
  choices.fields.flatMap((field, column) => {
    if (field !== 'child') return []
    reader.fields.add('child')
    const ages = numbersIn(heads[column] ?? '', lastAge)
    const pays = reader.take(column, (cell) => readChildPrice(cell, currency))
    return ages && pays ? [{ fromAge: ages.from, toAge: ages.to, sharingAdults: null, maxPerRoom: null, ...pays }] : []
  })

const paxBandsOf = ({ choices, heads, currency }: Context, reader: ReturnType<typeof rowReader>): PaxBand[] =>
  choices.fields.flatMap((field, column) => {
    if (field !== 'travellers') return []
    reader.fields.add('travellers')
    const numbers = numbersIn(heads[column] ?? '', lastPax)
    const price = reader.take(column, (cell) => readPrice(cell, currency))
    return numbers && price !== null ? [{ ...numbers, price }] : []
  })

/** One row per price. */
const lineOfRow = (context: Context, row: TableRow): FoundLine[] => {
  const reader = rowReader(context, row)
  const price = (field: ColumnField) => reader.takeField(field, (cell) => readPrice(cell, context.currency))
  const before = context.faults.length
  const amounts = {
    price: price('price'),
    occupancy: {
      single: price('single'),
      double: price('double'),
      triple: price('triple'),
      extraAdult: price('extraAdult'),
    },
    paxBands: paxBandsOf(context, reader),
  }
  const isEmpty =
    amounts.price === null &&
    amounts.paxBands.length === 0 &&
    Object.values(amounts.occupancy).every((amount) => amount === null)
  if (isEmpty) return []
  const season = context.seasons.ofRow(row, context.choices.fields)
  if (!season.ok) context.faults.push({ row: row.n, column: season.column, problem: season.problem })
  const hasSeason = (['season', 'dates', 'from'] as const).some((field) => reader.columnOf(field) !== null)
  if (hasSeason) reader.fields.add('season')
  const line = { ...subjectOf(context, row, reader), ...amounts, season: season.ok ? season.name : null }
  return context.faults.length > before ? [] : [{ line, row: row.n, fields: reader.fields, columnOf: reader.columnOf }]
}

/** Seasons across: a price for each season of which the row has an amount. */
const linesAcross = (context: Context, row: TableRow): FoundLine[] => {
  const { choices, heads, currency, faults, seasonOfColumn } = context
  const reader = rowReader(context, row)
  const before = faults.length
  const byHead = new Map<string, { season: string | null; amounts: Partial<Record<Main, number>>; column: number }>()
  for (const [column, field] of choices.fields.entries()) {
    if (field !== 'across') continue
    const head = heads[column] ?? ''
    const season = seasonOfColumn.get(column)
    const amount = reader.take(column, (cell) => readPrice(cell, currency))
    if (!season?.ok || amount === null) continue
    const key = foldText(season.name ?? '')
    const entry = byHead.get(key) ?? { season: season.name, amounts: {}, column }
    byHead.set(key, entry)
    const main = occupancyIn(head) ?? 'main'
    if (entry.amounts[main] !== undefined)
      faults.push({ row: row.n, column, problem: wording.twicePriced({ season: season.name ?? '' }) })
    entry.amounts[main] = amount
  }
  if (byHead.size === 0) return []
  const subject = subjectOf(context, row, reader)
  if (faults.length > before) return []
  return [...byHead.values()].map(({ season, amounts, column }) => {
    const fields = new Set<ColumnField>([...reader.fields, 'season'])
    const isSharing = subject.per === 'person_sharing'
    const { main = null, single = null, double = null, triple = null, extraAdult = null } = amounts
    for (const one of occupancies) if (amounts[one] !== undefined) fields.add(one)
    if (main !== null) fields.add(isSharing ? 'double' : 'price')
    const occupancy = { single, double: double ?? (isSharing ? main : null), triple, extraAdult }
    const line = { ...subject, season, price: isSharing ? null : main, occupancy }
    return { line, row: row.n, fields, columnOf: (field) => (priced.has(field) ? column : reader.columnOf(field)) }
  })
}

type Main = 'main' | Occupancy

const priced: ReadonlySet<ColumnField> = new Set(['price', ...occupancies])
