import { cellOf, type NumberFormat } from './number-formats.ts'
import { type Cell, type TableRow, tableLimits, textOf, UnreadableFile } from './table.ts'
import { readXml } from './read-xml.ts'
import * as wording from './wording.ts'

type Parts = { texts: readonly string[]; formats: readonly NumberFormat[]; is1904: boolean }

/** The rows of a worksheet that have something in them. Merged cells all have the value of the first of them. */
export const readWorksheet = (xml: Uint8Array, parts: Parts): TableRow[] => {
  const rows = new Map<number, Cell[]>()
  const merged: string[] = []
  let place = { row: 0, column: -1 }
  let cell: RawCell = { ...emptyCell }
  let target: 'value' | 'formula' | null = null
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') place = { row: Number(attributes['r'] ?? place.row + 1), column: -1 }
      if (name === 'mergeCell') merged.push(attributes['ref'] ?? '')
      if (name === 'c') {
        place.column = columnOf(attributes['r']) ?? place.column + 1
        cell = { ...emptyCell, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
      }
      if (name === 'v' || name === 't') target = 'value'
      if (name === 'f') {
        target = 'formula'
        cell.isFormula = true
      }
      if (name === 'rPh') target = null
    },
    text: (part) => {
      if (target) cell[target] += part
    },
    close: (name) => {
      target = null
      if (name !== 'c') return
      const value = valueOf(cell, parts)
      if (textOf(value) === '') return
      if (place.column >= tableLimits.columns)
        throw new UnreadableFile(wording.tooManyColumns({ max: tableLimits.columns }))
      const row = rows.get(place.row) ?? []
      rows.set(place.row, row)
      if (rows.size > tableLimits.rows) throw new UnreadableFile(wording.tooManyRows({ max: tableLimits.rows }))
      row[place.column] = value
    },
  })
  for (const range of merged) fillMerged(rows, range)
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([n, cells]) => ({ n, cells: Array.from(cells, (value) => value ?? '') }))
}

type RawCell = { type: string; style: number; value: string; formula: string; isFormula: boolean }
const emptyCell: RawCell = { type: 'n', style: 0, value: '', formula: '', isFormula: false }

const valueOf = ({ type, style, value, formula, isFormula }: RawCell, { texts, formats, is1904 }: Parts): Cell => {
  // A program that does not calculate leaves a formula without its result.
  if (value === '') return isFormula ? `=${formula}` : ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'd') return { date: value.slice(0, 10) }
  if (type !== 'n' || !Number.isFinite(Number(value))) return value
  return cellOf(Number(value), formats[style], is1904)
}

/** The column of a reference such as `AB12`, counted from 0. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1
}

/** Only rows that have something are filled, so that a range over a whole sheet costs nothing. */
const fillMerged = (rows: ReadonlyMap<number, Cell[]>, range: string): void => {
  const [, from, top, to, bottom] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(range) ?? []
  const [left, right] = [columnOf(from), columnOf(to)]
  if (left === undefined || right === undefined || left >= tableLimits.columns) return
  const value = rows.get(Number(top))?.[left]
  if (value === undefined) return
  for (const [n, cells] of rows)
    if (n >= Number(top) && n <= Number(bottom))
      for (let column = left; column <= Math.min(right, tableLimits.columns - 1); column += 1) cells[column] ??= value
}
