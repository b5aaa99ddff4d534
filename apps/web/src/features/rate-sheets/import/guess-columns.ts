import { foldText } from '@sojourn/contract/kit/fold-text'
import { readAmount } from '../price-cells.ts'
import { type ColumnField, fieldOfWords } from './column-words.ts'
import { perIn, perTimeIn, readBoard } from './read-cells.ts'
import type { RateLine } from '@sojourn/contract/resources/rate-part'
import { type DateOrder, readSpans } from './read-spans.ts'
import { type Cell, type Table, textOf } from './table.ts'

/** How a file is laid out: a row for each price, or the seasons across and the rooms down. */
export type Layout = 'rows' | 'across'

/** The rows with the names of the columns, by their numbers in the file. */
export type HeadRows = { from: number; to: number }

/** What is read from a file: which column has which field, and what the prices are for if no column says it. */
export type Choices = {
  layout: Layout
  head: HeadRows
  fields: readonly (ColumnField | null)[]
  per: RateLine['per']
  perTime: RateLine['perTime']
  dateOrder: DateOrder
}

/** The names of the columns: the texts in the rows of the head, one below the other. */
export const headsIn = ({ rows }: Table, { from, to }: HeadRows): string[] => {
  const head = rows.filter(({ n }) => n >= from && n <= to)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) =>
    [...new Set(head.map(({ cells }) => textOf(cells[column])).filter(Boolean))].join(' '),
  )
}

/** The rows below the head. */
export const bodyOf = ({ rows }: Table, { to }: HeadRows): Table['rows'] => rows.filter(({ n }) => n > to)

/** The first rows of a table are searched for its head. */
const maxTitleRows = 20

/** The rows that name the columns: the one with the most recognised names, and those next to it that belong to it. */
const findHead = ({ rows }: Table, seasons: readonly string[]): HeadRows => {
  const first = rows.slice(0, maxTitleRows)
  const scores = first.map(({ cells }) => {
    const texts = new Set(cells.map(textOf).filter(Boolean))
    const named = [...texts].filter((text) => fieldOfWords(text) !== null || isSeason(text, seasons))
    return texts.size < 2 || cells.some(isAmount) ? 0 : named.length * 100 + Math.min(texts.size, 90)
  })
  const best = Math.max(0, ...scores)
  if (best === 0) return { from: rows[0]?.n ?? 1, to: rows[0]?.n ?? 1 }
  const at = scores.indexOf(best)
  let [from, to] = [at, at]
  while (from > 0 && isPartOfHead(rows[from - 1]?.cells, seasons)) from -= 1
  while (to - from < 2 && isPartOfHead(rows[to + 1]?.cells, seasons)) to += 1
  return { from: rows[from]?.n ?? 1, to: rows[to]?.n ?? 1 }
}

/** Whether a row next to the head adds to it: seasons, dates, or how many people share. */
const isPartOfHead = (cells: readonly Cell[] | undefined, seasons: readonly string[]): boolean => {
  const texts = [...new Set((cells ?? []).map(textOf).filter(Boolean))]
  if (texts.length < 2 || cells?.some(isAmount)) return false
  const parts = texts.filter(
    (text) => isSeason(text, seasons) || (fieldOfWords(text) !== null && !/room|suite|tent|villa/i.test(text)),
  )
  return parts.length >= 2 && parts.length * 2 > texts.length
}

const isAmount = (cell: Cell): boolean =>
  typeof cell === 'number' ||
  (typeof cell === 'string' && /\d/.test(cell) && typeof readAmount(cell, 'EUR') === 'number')

const seasonWords =
  /\b(?:season|peak|low|high|mid|shoulder|green|dry|wet|rainy|festive|christmas|new year|easter|winter|summer|spring|autumn|fall|off.?peak|super.?peak)\b/

/** Whether a header names a season: by its dates, its name, or a usual word. */
const isSeason = (text: string, seasons: readonly string[]): boolean => {
  const { spans, rest } = readSpans(text, 'dmy')
  if (/\bsupp(?:lement)?s?\b/i.test(text)) return false
  if (spans.length > 0) return true
  const name = foldText(withoutField(rest))
  return seasons.some((one) => foldText(one) === name) || (seasonWords.test(name) && !isFieldName(name))
}

/** Headers such as `Season` say what is below them. */
const isFieldName = (name: string): boolean => /^(?:(?:rate )?seasons?(?: name)?|period(?: name)?)$/.test(name)

const people = String.raw`(?:sgl|single|dbl|double|twin|tpl|trpl|triple|extra (?:adult|bed|person))`
const inWords = String.raw`(?:per (?:person|room|night|day|unit)(?: sharing)?|pppns?|pps|pp|sharing|rates?|prices?)`

/** The name of a season without the words that say who shares, or what the price is for. */
export const withoutField = (text: string): string =>
  text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\d])${people}(?:\s*\/\s*${people})*(?![\p{L}\d])`, 'giu'), ' ')
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\d])${inWords}(?![\p{L}\d])`, 'giu'), ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:/|–—-]+|[\s,;:/|–—-]+$/g, '')

/** What the rate sheet has already, and what the user has chosen. */
export type Guess = {
  seasons: readonly string[]
  dateOrder: DateOrder
  /** A price of the rate sheet; those of the file are taken to be like it where the file does not say. */
  like?: RateLine | undefined
  layout?: Layout
  head?: HeadRows
}

/** Proposes what each column is, from the words of its header and what is below. */
export const guessChoices = (table: Table, { seasons, dateOrder, like, layout, head: chosen }: Guess): Choices => {
  const head = chosen ?? findHead(table, seasons)
  const heads = headsIn(table, head)
  const body = bodyOf(table, head).slice(0, 50)
  const below = heads.map((_, column) =>
    body.map(({ cells }) => cells[column] ?? '').filter((cell) => textOf(cell) !== ''),
  )
  const hasAmounts = (column: number) => {
    const cells = below[column] ?? []
    return cells.length > 0 && cells.filter(isAmount).length * 2 >= cells.length
  }
  const inRows = onlyOnce(
    heads.map((text, column) =>
      fieldOfWords(text) === 'board' ? boardOrPer(below[column] ?? []) : fieldOfWords(text),
    ),
  )
  const isSeasonHead = heads.map((text, column) => isSeason(text, seasons) && hasAmounts(column))
  const hasPrice = inRows.some((field) => field !== null && (priceFields.has(field) || field === 'travellers'))
  const isAcross = layout
    ? layout === 'across'
    : isSeasonHead.some(Boolean) || (!hasPrice && !inRows.includes('season') && heads.some((_, at) => hasAmounts(at)))
  const hasSeasonHead = isSeasonHead.some(Boolean)
  const across = heads.map((text, column): ColumnField | null => {
    const field = inRows[column] ?? null
    if (isSeasonHead[column]) return 'across'
    if (!hasSeasonHead && text !== '' && hasAmounts(column) && (field === null || priceFields.has(field)))
      return 'across'
    return field !== null && (priceFields.has(field) || field === 'season') ? null : field
  })
  const fields = isAcross ? withRoom(across, below, heads) : inRows
  const words = heads.join(' | ')
  const title = tableTitle(table, head)
  const isSharing = perIn(`${words} | ${title}`) === 'person_sharing'
  return {
    layout: isAcross ? 'across' : 'rows',
    head,
    fields,
    per: isSharing ? 'person_sharing' : (perIn(title) ?? like?.per ?? 'room'),
    perTime: perTimeIn(`${words} | ${title}`) ?? like?.perTime ?? 'night',
    dateOrder,
  }
}

/** The rows above the head often say what the prices are for. */
const tableTitle = ({ rows }: Table, { from }: HeadRows): string =>
  rows
    .filter(({ n }) => n < from)
    .flatMap(({ cells }) => [...new Set(cells.map(textOf))])
    .filter((text) => /\bper\b|sharing|pp/i.test(text))
    .join(' | ')

/** Fields whose columns have prices. `child` and `travellers` may occur with any of them. */
const priceFields: ReadonlySet<ColumnField> = new Set(['price', 'single', 'double', 'triple'])

const several: ReadonlySet<ColumnField> = new Set(['child', 'travellers', 'across'])

/** The first column with a field gets it; later ones are left out. */
const onlyOnce = (fields: readonly (ColumnField | null)[]): (ColumnField | null)[] =>
  fields.map((field, at) => (field === null || several.has(field) || fields.indexOf(field) === at ? field : null))

/** A column headed `Basis` may have boards, or what a price is for. */
const boardOrPer = (cells: readonly Cell[]): ColumnField =>
  cells.length > 0 && cells.every((cell) => !readBoard(cell).ok) && perIn(cells.map(textOf).join(' ')) ? 'per' : 'board'

/** In a table with seasons across, the first column of texts names the rooms, whatever its header is. */
const withRoom = (
  fields: readonly (ColumnField | null)[],
  below: readonly (readonly Cell[])[],
  heads: readonly string[],
): (ColumnField | null)[] => {
  if (fields.includes('room')) return [...fields]
  const at = fields.findIndex(
    (field, column) =>
      field === null && (below[column] ?? []).some((cell) => typeof cell === 'string') && heads[column] !== undefined,
  )
  return at < 0 ? [...fields] : fields.with(at, 'room')
}
