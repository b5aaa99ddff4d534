type Cell = { attrs?: { colspan?: number; rowspan?: number } | undefined }

/** A cell with the column and row it begins in, from 0, and how many of each it takes. */
export type LaidCell<C> = { cell: C; x: number; y: number; colspan: number; rowspan: number }

/**
 * Where the cells of a table stand, as browsers place them (HTML, "forming a table"): each where its row first has room.
 * What would reach into another cell or below the table is cut, and columns in which no cell begins are left out: no two
 * cells overlap, and each is within the table.
 */
export const layTable = <C extends Cell>(
  rows: readonly (readonly C[])[],
): { columns: number; rows: LaidCell<C>[][] } => {
  /** By column the first row that is free there. */
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
  /** By column how many are kept before it. */
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
