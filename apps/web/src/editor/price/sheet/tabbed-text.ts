/**
 * The cells of a copied part of a spreadsheet: rows by line breaks, cells by tabs. Cells with tabs, line breaks or quotes stand
 * in quotes, with quotes inside doubled, as Excel, Google Sheets and LibreOffice write them.
 */
export const readTabbed = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let rest = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest)
    const [whole, cell] = quoted ? [quoted[0], (quoted[1] ?? '').replaceAll('""', '"')] : plainCell(rest)
    rows.at(-1)?.push(cell)
    const end = rest[whole.length]
    if (end === undefined) return rows
    if (end === '\n') rows.push([])
    rest = rest.slice(whole.length + 1)
  }
}

const plainCell = (text: string): [string, string] => {
  const [cell = ''] = /^[^\t\n]*/.exec(text) ?? []
  return [cell, cell]
}

/** The same the other way round. */
export const writeTabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n')

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
