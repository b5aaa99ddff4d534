type Cell = { attrs?: { colspan?: number; rowspan?: number } | undefined }

/** A cell with its first column and row, from 0, and how many of each it spans. */
export type LaidCell<C> = { cell: C; x: number; y: number; colspan: number; rowspan: number }

/**
 * The positions of a table's cells, as in browsers (HTML, "forming a table"): each in the first free position of its row. Cells
 * are cut where they would overlap another or extend below the table, and columns in which no cell begins are removed. So no
 * two cells overlap, and each is within the table.
 */
export const layTable = <C extends Cell>(
  rows: readonly (readonly C[])[],
): { columns: number; rows: LaidCell<C>[][] } => {
  /** The first free row of each column. */
  const free: number[] = []
  const laid = rows.map((row, y) => {
    let x = 0
    return row.map((cell) => {
      while ((free[x] ?? 0) > y) x += 1
      const [wide, tall] = [cell.attrs?.colspan ?? 1, cell.attrs?.rowspan ?? 1]
      const rowspan = Math.min(tall, rows.length - y)
      const from = x
      while (x < from + wide && (free[x] ?? 0) <= y) {
        free[x] = y + rowspan
        x += 1
      }
      return { cell, x: from, y, colspan: x - from, rowspan }
    })
  })
  const begins = new Set(laid.flat().map(({ x }) => x))
  /** For each column, how many of those before it are not removed. */
  const before = [0]
  for (const x of free.keys()) before.push((before[x] ?? 0) + (begins.has(x) ? 1 : 0))
  const newIndex = (x: number): number => before[x] ?? 0
  return {
    columns: begins.size,
    rows: laid.map((row) =>
      row.map((one) => ({ ...one, x: newIndex(one.x), colspan: newIndex(one.x + one.colspan) - newIndex(one.x) })),
    ),
  }
}
