import { startTransition, useEffect, useMemo, useState } from 'react'

/** So many rows at most are in sight when a table comes up. */
const inSight = 12

/**
 * Of rows that were not there before, those in sight at first and the others right after them, so that a long page shows
 * as fast as a short one. Rows that were there stay: a change of one redraws the table as a whole.
 */
export const useRowsInSight = <Row>(rows: readonly Row[], rowId: (row: Row) => string): readonly Row[] => {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(none)
  useEffect(() => {
    const ids = new Set(rows.map(rowId))
    startTransition(() => setDrawn((before) => (rows.every((row) => before.has(rowId(row))) ? before : ids)))
  }, [rows, rowId])
  return useMemo(
    () =>
      rows.every((row, place) => place < inSight || drawn.has(rowId(row)))
        ? rows
        : rows.filter((row, place) => place < inSight || drawn.has(rowId(row))),
    [rows, drawn, rowId],
  )
}

const none: ReadonlySet<string> = new Set()
