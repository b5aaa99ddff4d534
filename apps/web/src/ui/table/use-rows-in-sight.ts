import { startTransition, useEffect, useMemo, useState } from 'react'

/** The maximum number of rows visible when a table appears. */
const initialRowCount = 12

/**
 * Of new rows, returns those visible at first, and the others right afterwards, so that a long page appears as fast as a short
 * one. Existing rows stay: a change to one of them renders the whole table again.
 */
export const useRowsInSight = <Row>(rows: readonly Row[], rowId: (row: Row) => string): readonly Row[] => {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(none)
  useEffect(() => {
    const ids = new Set(rows.map(rowId))
    startTransition(() => setDrawn((before) => (rows.every((row) => before.has(rowId(row))) ? before : ids)))
  }, [rows, rowId])
  return useMemo(
    () =>
      rows.every((row, place) => place < initialRowCount || drawn.has(rowId(row)))
        ? rows
        : rows.filter((row, place) => place < initialRowCount || drawn.has(rowId(row))),
    [rows, drawn, rowId],
  )
}

const none: ReadonlySet<string> = new Set()
