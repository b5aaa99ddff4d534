import type { CellKind } from './columns.ts'

/** What a spreadsheet might take for a formula, even after apostrophes that prevent that. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet evaluates: text that begins like a formula gets an apostrophe (OWASP, CSV injection). */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Reverts `defused`. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/** Items in one cell, separated by semicolons; an item with a semicolon or a quote is quoted. */
export const joined = (items: readonly string[]): string =>
  items.map((item) => (/[;"]|:::|^\s|\s$/.test(item) ? quoted(item) : item)).join('; ')

/** The items of a cell: separated by semicolons, or by commas if items of this kind cannot contain one. */
export const itemsIn = (of: CellKind, text: string, [field]: readonly (string | number)[]): string[] =>
  (mayHoldCommas(of) || /;|:::/.test(text) ? itemsOf(text) : text.split(/[,\r\n]/).map((item) => item.trim()))
    // `* myContacts`: labels that Google Contacts adds itself.
    .filter((item) => item !== '' && !(field === 'tags' && googleLabel.test(item)))

const googleLabel = /^\* (my ?contacts|starred|friends|family|co-?workers)$/i

const mayHoldCommas = (of: CellKind): boolean =>
  of.kind === 'reference' || (of.kind === 'text' && of.of !== 'email' && of.of !== 'language' && of.of !== 'time')

/** Items separated by semicolons, as `joined` writes them, or by three colons, as Google does: `a ::: b`. */
const itemsOf = (cell: string): string[] =>
  [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|((?:(?!:::)[^;])*))(?:;|:::|$)/g)].flatMap(
    ([whole, inQuotes, plain]) => {
      if (inQuotes !== undefined) return [inQuotes.replaceAll('""', '"')]
      return whole === '' || !plain?.trim() ? [] : [plain.trim()]
    },
  )

/** A list of objects in one cell: one per line, its fields separated by `|`; empty fields at the end of a line are left out. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1))
    .map((row) => row.map((text) => (/["|\r\n]|^\s|\s$/.test(text) ? quoted(text) : text)).join(' | '))
    .join('\n')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
