import { dateColumnOf, type DateOrder, readDate } from '../csv/read-date.ts'

/**
 * Whether day or month comes first in a column of a statement. If no date settles it, the order in which the dates of a statement
 * stand and the fact that none is in the future may; undefined if these leave both.
 */
export const orderOfDates = (cells: readonly string[], today: string): DateOrder | undefined => {
  const column = dateColumnOf(cells)
  if (!column) return 'dmy'
  if (column.order) return column.order
  const [only, other] = (['dmy', 'mdy'] as const).filter((order) => isPlausible(cells, order, today))
  return other === undefined ? only : undefined
}

const isPlausible = (cells: readonly string[], order: DateOrder, today: string): boolean => {
  const dates = cells.flatMap((cell) => readDate(cell, order) ?? [])
  const isSorted = (sign: 1 | -1) =>
    dates.every((date, at) => at === 0 || sign * date.localeCompare(dates[at - 1] ?? date) >= 0)
  return dates.every((date) => date <= today) && (isSorted(1) || isSorted(-1))
}
