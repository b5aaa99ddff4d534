/** A cell: a text, or what a workbook has as a number, a percentage or a date. An empty cell is an empty text. */
export type Cell = string | number | { percent: number } | { date: string }

/** A row with its number in the file, counted from 1. */
export type TableRow = { n: number; cells: readonly Cell[] }

/** The rows of a CSV file or of a sheet of a workbook that are not empty. */
export type Table = { name: string; rows: readonly TableRow[] }

/** Limits of a file with prices. `unpacked` is how many bytes a workbook may have without compression. */
export const tableLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 200, unpacked: 64 * 1024 * 1024 } as const

/** Why a file cannot be read, in words for the user. */
export class UnreadableFile extends Error {}

/** A cell as text, without spaces at its ends. */
export const textOf = (cell: Cell | undefined): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'object') return 'date' in cell ? cell.date : `${Number((cell.percent * 100).toFixed(4))}%`
  return String(cell).replaceAll(/\s+/g, ' ').trim()
}

/** The name of a column in spreadsheets, counted from 0: A, B … Z, AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))
