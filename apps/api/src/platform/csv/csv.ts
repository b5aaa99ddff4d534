import { parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** Starts a file, so that spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Rows in the format of RFC 4180, each ending with CR and LF. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: /^\s|\s$/ },
  )

/** A cell that is not quoted, whatever it has: a number. */
export type Plain = { plain: string }

/** Rows separated by semicolons, in which every text is quoted and nothing else, each ending with CR and LF. */
export const quotedCsvOf = (rows: readonly (readonly (string | Plain)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      delimiter: ';',
      record_delimiter: '\r\n',
      quoted_string: true,
      cast: { object: (cell) => ('plain' in cell ? String(cell.plain) : '') },
    },
  )

/** The character that separates the cells of a file. */
export type Delimiter = ',' | ';' | '\t'

/**
 * Parses the rows of a text. An empty line is a row. Rows may be shorter or longer than the first; a quote inside an unquoted
 * cell is an ordinary character.
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

/** Parses the rows within one cell of a table, whose values are separated by bars; null if the text has another format. */
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

/** csv-parse does not type its records: without column names, they are arrays of strings. */
const cellsOf = (row: unknown): string[] => (Array.isArray(row) ? row.map(String) : [])
