import { decodeFile } from '@sojourn/contract/kit/decode-file'
import { type Table, tableLimits, UnreadableFile } from './table.ts'
import * as wording from './wording.ts'

/** Reads a text whose rows are lines, and whose cells are separated by commas, semicolons or tabs. */
export const readCsv = (bytes: Uint8Array, name: string): Table => {
  const text = decodeFile(bytes).text.replace(/^\uFEFF/, '')
  if (text.includes('\0') || /^\s*(?:<[!?a-z]|\{|%PDF)/i.test(text)) throw new UnreadableFile(wording.wrongType)
  const named = /^sep=(.)\r?\n/.exec(text)
  const delimiter = named?.[1] ?? delimiterOf(text)
  const rows: Table['rows'][number][] = []
  let n = 0
  for (const cells of rowsOf(text, delimiter)) {
    n += 1
    if ((n === 1 && named) || cells.every((cell) => cell.trim() === '')) continue
    if (rows.length === tableLimits.rows) throw new UnreadableFile(wording.tooManyRows({ max: tableLimits.rows }))
    if (cells.findLastIndex((cell) => cell.trim() !== '') >= tableLimits.columns)
      throw new UnreadableFile(wording.tooManyColumns({ max: tableLimits.columns }))
    rows.push({ n, cells: cells.slice(0, tableLimits.columns) })
  }
  return { name, rows }
}

/** The separator that divides most of the first lines into the same number of cells, as amounts may contain commas too. */
const delimiterOf = (text: string): string => {
  const candidates = ['\t', ';', ','].map((delimiter) => {
    const counts: number[] = []
    for (const cells of rowsOf(text.slice(0, 100_000), delimiter)) {
      if (cells.length > 1) counts.push(cells.length)
      if (counts.length === 30) break
    }
    const usual = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length))
    return { delimiter, usual }
  })
  return candidates.reduce((best, one) => (one.usual > best.usual ? one : best)).delimiter
}

/** The rows of a text by RFC 4180. A quote inside a cell that does not begin with one is an ordinary character. */
function* rowsOf(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    let cell = ''
    const start = skipBlanks(text, at, delimiter)
    if (text[start] === '"') {
      at = start + 1
      for (;;) {
        const quote = text.indexOf('"', at)
        const end = quote < 0 ? text.length : quote
        cell += text.slice(at, end)
        at = end + 1
        if (text[at] !== '"') break
        cell += '"'
        at += 1
      }
    }
    const end = endOfCell(text, Math.min(at, text.length), delimiter)
    cell += text.slice(at, end)
    row.push(cell)
    at = end + 1
    if (text[end] === delimiter) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (end < text.length || row.length > 1 || cell !== '') yield row
    row = []
  }
}

/** Spaces before a quote do not belong to the cell. */
const skipBlanks = (text: string, from: number, delimiter: string): number => {
  const blanks = delimiter === '\t' ? ' ' : ' \t'
  let at = from
  while (at < text.length && blanks.includes(text.charAt(at))) at += 1
  return text[at] === '"' ? at : from
}

const endOfCell = (text: string, from: number, delimiter: string): number => {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
