/** A cell of the sheet, counted from 0 without the header and the rows of the days. */
export type Place = { row: number; column: number }

/** How far the cells reach, and how many rows are visible at once. */
export type Extent = { rows: number; columns: number; page: number }

/** A key that may move to another cell. `isForward` tells whether text runs from left to right. */
export type MoveKey = { key: string; hasCommand: boolean; isForward?: boolean }

/** The cell to which a key leads; null if the key does not move. It stays within the sheet. */
export const moveFrom = (from: Place, { key, hasCommand, isForward = true }: MoveKey, extent: Extent): Place | null => {
  const last = { row: extent.rows - 1, column: extent.columns - 1 }
  const to = placeAfter(from, key, hasCommand, last, isForward ? 1 : -1, Math.max(1, extent.page))
  return to && { row: clamp(to.row, last.row), column: clamp(to.column, last.column) }
}

const placeAfter = (
  { row, column }: Place,
  key: string,
  hasCommand: boolean,
  last: Place,
  step: 1 | -1,
  page: number,
): Place | null => {
  switch (key) {
    case 'ArrowDown':
      return { row: hasCommand ? last.row : row + 1, column }
    case 'ArrowUp':
      return { row: hasCommand ? 0 : row - 1, column }
    case 'ArrowRight':
      return { row, column: hasCommand ? (step === 1 ? last.column : 0) : column + step }
    case 'ArrowLeft':
      return { row, column: hasCommand ? (step === 1 ? 0 : last.column) : column - step }
    case 'Home':
      return { row: hasCommand ? 0 : row, column: 0 }
    case 'End':
      return { row: hasCommand ? last.row : row, column: last.column }
    case 'PageDown':
      return { row: row + page, column }
    case 'PageUp':
      return { row: row - page, column }
    default:
      return null
  }
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max))

/** A range of cells, first and last included. */
export type CellRange = { top: number; bottom: number; start: number; end: number }

/** The range between two cells. */
export const rangeBetween = (one: Place, other: Place): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
})

/** Whether a cell is in a range. */
export const isInRange = ({ row, column }: Place, { top, bottom, start, end }: CellRange): boolean =>
  row >= top && row <= bottom && column >= start && column <= end
