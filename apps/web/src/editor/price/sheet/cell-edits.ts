import type { Segment } from '@sojourn/contract/document/document'
import type { Edit } from '@sojourn/contract/itinerary/edit'
import type { CellRange, Place } from './cell-moves.ts'
import { copyText, editText, fillText } from './cell-text.ts'
import { type ColumnId, type SheetRights, whyFixed } from './columns.ts'
import { type CellRead, readCell } from './read-cell.ts'
import { type DecimalSign, isCurrency } from './read-number.ts'
import type { SheetRow } from './sheet-rows.ts'
import * as wording from './wording.ts'

/** The cells as they are: all rows, the visible columns, and what the user may change. */
export type Cells = {
  rows: readonly SheetRow[]
  columns: readonly ColumnId[]
  rights: SheetRights
  decimal: DecimalSign
}

/** A cell that could not be changed. */
export type BadCell = Place & { problem: string }

/** The edit that changes cells, null if it changes nothing; or the cells that do not fit, of which nothing is changed. */
export type CellsChange = { ok: true; edit: Edit | null } | { ok: false; bad: BadCell[] }

/**
 * The edit that puts copied cells into the sheet: from the first cell of the range on, or into the whole range if it is a multiple
 * of what was copied. What a cell shows already is left as it is, so that copied rows can be pasted back.
 */
export const pasteCells = (
  cells: Cells,
  range: CellRange,
  copied: readonly (readonly string[])[],
): CellsChange | null => {
  const [height, width] = [copied.length, Math.max(...copied.map(({ length }) => length))]
  const [rangeHeight, rangeWidth] = [range.bottom - range.top + 1, range.end - range.start + 1]
  const isTiled = rangeHeight % height === 0 && rangeWidth % width === 0
  const target = isTiled ? range : { ...range, bottom: range.top + height - 1, end: range.start + width - 1 }
  if (target.bottom >= cells.rows.length || target.end >= cells.columns.length) return null
  const textAt = ({ row, column }: Place) =>
    copied[(row - target.top) % height]?.[(column - target.start) % width] ?? ''
  return changeCells(cells, target, wording.pasted, (place, id, row) => {
    const text = textAt(place)
    return text.trim() === copyText(id, row, cells.decimal).trim() ? null : text
  })
}

/** The edit that fills a range with its first row; a single row is filled with the row above it. */
export const fillDown = (cells: Cells, range: CellRange): CellsChange => {
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = cells.rows[from]
  if (!source) return { ok: true, edit: null }
  const isFilled = (id: ColumnId): boolean => isOwn(id, source, cells.rights)
  return changeCells(cells, { ...range, top: from + 1 }, wording.filledDown, (_, id) =>
    isFilled(id) ? fillText(id, source, cells.decimal) : null,
  )
}

/** Whether a cell has a value of its own that others can be filled with, even if its price is locked. */
const isOwn = (id: ColumnId, row: SheetRow, rights: SheetRights): boolean =>
  whyFixed(id, { ...row, segment: { ...row.segment, priceLocked: false } }, rights) === null

/** The edit that clears the cells of a range that can be cleared. */
export const clearCells = (cells: Cells, range: CellRange): CellsChange =>
  changeCells(cells, range, wording.cleared, (_, id, row) =>
    id === 'title' || id === 'currency' || whyFixed(id, row, cells.rights) !== null ? null : '',
  )

/** The cells of a range as they are copied. */
export const copyCells = ({ rows, columns, decimal }: Cells, range: CellRange): string[][] =>
  rows
    .slice(range.top, range.bottom + 1)
    .map((row) => columns.slice(range.start, range.end + 1).map((id) => copyText(id, row, decimal)))

/** @param textFor the new text of a cell; null leaves it as it is */
const changeCells = (
  cells: Cells,
  range: CellRange,
  name: (count: { count: number }) => string,
  textFor: (place: Place, id: ColumnId, row: SheetRow) => string | null,
): CellsChange => {
  const bad: BadCell[] = []
  const edits: Edit[] = []
  let count = 0
  for (let at = range.top; at <= range.bottom; at += 1) {
    const row = cells.rows[at]
    if (!row) continue
    const texts = cells.columns.slice(range.start, range.end + 1).flatMap((id, index) => {
      const place = { row: at, column: range.start + index }
      const text = textFor(place, id, row)
      return text === null ? [] : [{ id, text, place }]
    })
    const changed = changeRow(cells, row, texts)
    bad.push(...changed.bad)
    if (Object.keys(changed.fields).length === 0) continue
    count += changed.count
    edits.push({ kind: 'setSegment', segment: row.segment.uuid, fields: changed.fields })
  }
  if (bad.length > 0) return { ok: false, bad }
  return { ok: true, edit: edits.length === 0 ? null : { kind: 'several', name: name({ count }), edits } }
}

type NewText = { id: ColumnId; text: string; place: Place }

/**
 * Reads the new texts of one row, each as if those before it were in the segment already: an amount and its currency can be
 * pasted together.
 */
const changeRow = (cells: Cells, row: SheetRow, texts: readonly NewText[]) => {
  const bad: BadCell[] = []
  let fields: Partial<Segment> = {}
  let count = 0
  const code =
    texts
      .find(({ id }) => id === 'currency')
      ?.text.trim()
      .toUpperCase() ?? ''
  const currency = isCurrency(code) ? code : null
  for (const { id, text, place } of texts) {
    const now = { ...row, segment: { ...row.segment, ...fields } }
    const read = readNew(cells, now, id, id === 'net' ? withCode(text, currency) : text)
    if (!read.ok) bad.push({ ...place, problem: read.problem })
    else if (currency && read.fields.net && read.fields.net.currency !== currency)
      bad.push({ ...place, problem: wording.problems.twoCurrencies({ text: text.trim(), currency }) })
    else {
      fields = { ...fields, ...read.fields }
      count += 1
    }
  }
  return { bad, fields, count }
}

/** A plain amount beside a currency is one in that currency, with its decimals. */
const withCode = (text: string, currency: string | null): string =>
  currency !== null && /^[\d.,' ]+$/.test(text.trim()) ? `${currency} ${text.trim()}` : text

const readNew = ({ rights, decimal }: Cells, row: SheetRow, id: ColumnId, text: string): CellRead => {
  const problem = whyFixed(id, row, rights)
  if (problem === null) return readCell(id, text, row, decimal)
  // An empty text leaves an empty cell as it is.
  return text.trim() === '' && editText(id, row, decimal) === '' && ownsText(id)
    ? { ok: true, fields: {} }
    : { ok: false, problem }
}

/** Whether the text of a column is the segment's own, so that an empty one means that it has none. */
const ownsText = (id: ColumnId): boolean => id === 'currency' || id === 'net' || id === 'sell' || id === 'markup'
