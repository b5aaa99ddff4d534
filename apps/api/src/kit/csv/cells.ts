/** What a spreadsheet might take for a formula, with any apostrophes that keep one from being taken so. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet computes: what begins like a formula gets an apostrophe (OWASP, CSV injection). */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** A cell as it was before `defused`. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/** Items in one cell, separated by semicolons; an item that holds one, or a quote, is quoted. */
export const joined = (items: readonly string[]): string =>
  items.map((item) => (/[;"]|^\s|\s$/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ')

/** The items of such a cell. */
export const itemsOf = (cell: string): string[] =>
  [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;]*))(?:;|$)/g)].flatMap(([whole, quoted, plain]) => {
    if (quoted !== undefined) return [quoted.replaceAll('""', '"')]
    return whole === '' || !plain?.trim() ? [] : [plain.trim()]
  })
