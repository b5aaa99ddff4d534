import { parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** What begins a file, so that spreadsheets know it is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Rows as RFC 4180 has them, each ended by CR and LF. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: /^\s|\s$/ },
  )

/** What separates the cells of a file. */
export type Delimiter = ',' | ';' | '\t'

/**
 * The rows of a text, an empty line being one. Rows may be shorter or longer than the first; a quote inside an unquoted cell
 * stands for itself.
 */
export async function* parseRows(text: string, delimiter: Delimiter): AsyncGenerator<string[]> {
  const parser = parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  })
  for await (const row of parser) yield cellsOf(row)
}

/** The rows within one cell of a table, side by side between bars; null for what is not written so. */
export const rowsInCell = (text: string): string[][] | null => {
  try {
    const rows: unknown[] = parseAtOnce(text, {
      delimiter: '|',
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return rows.map(cellsOf)
  } catch {
    return null
  }
}

/** csv-parse does not type its records: without column names they are lists of text. */
const cellsOf = (row: unknown): string[] => (Array.isArray(row) ? row.map(String) : [])
