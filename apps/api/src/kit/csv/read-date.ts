/** Whether day or month comes first in a numeric date. */
export type DateOrder = 'dmy' | 'mdy'

/** The format of the dates of a column: the order, null if no cell settles it, and one such cell. */
export type DateColumn = { order: DateOrder | null; example: string }

const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/

/**
 * The format of the dates of a column, if it has numeric ones. A single cell with a day beyond 12 decides for all; dates with
 * dots always have the day first.
 */
export const dateColumnOf = (cells: readonly string[]): DateColumn | null => {
  const dates = cells.flatMap((cell) => {
    const text = dayOf(cell)
    const parts = isNoDate(text) ? null : numbers.exec(text)
    return parts ? [{ text, first: Number(parts[1]), second: Number(parts[3]), isDotted: parts[2] === '.' }] : []
  })
  const [any] = dates
  const filled = cells.filter((cell) => !isNoDate(dayOf(cell))).length
  if (!any || dates.length * 2 < filled) return null
  const dayFirst = dates.find(({ first, isDotted }) => first > 12 || isDotted)
  const monthFirst = dates.find(({ second, isDotted }) => second > 12 && !isDotted)
  if (dayFirst && !monthFirst) return { order: 'dmy', example: dayFirst.text }
  if (monthFirst && !dayFirst) return { order: 'mdy', example: monthFirst.text }
  const open = dates.find(({ first, second }) => first <= 12 && second <= 12 && first !== second)
  return open ? { order: null, example: open.text } : { order: 'dmy', example: any.text }
}

/** What programs write for a missing date, such as Outlook's 0/0/00. */
const isNoDate = (text: string): boolean => /^[0\s./-]*$/.test(text)

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The date part of a cell that may also contain a time. */
const dayOf = (cell: string): string => cell.trim().replace(/(?<=\d)(T|\s+)\d{1,2}:\d\d.*$/, '')

/**
 * A date as `2026-03-01`, null if the cell has none, undefined if it cannot be parsed. A number beyond 12 is a day whatever the
 * order.
 */
export const readDate = (cell: string, order: DateOrder): string | null | undefined => {
  const text = dayOf(cell)
  if (isNoDate(text)) return null
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (iso) return dateOf(iso[1], iso[3], iso[4])
  const parts = numbers.exec(text)
  if (parts) {
    const [, first, separator, second, year] = parts
    const isDayFirst = Number(first) > 12 || (Number(second) <= 12 && (order === 'dmy' || separator === '.'))
    return isDayFirst ? dateOf(year, second, first) : dateOf(year, first, second)
  }
  const [, day, month, year] = /^(\d{1,2})\.?[\s-]+(\p{L}{3})\p{L}*\.?,?[\s-]+(\d{4})$/u.exec(text) ?? []
  if (month !== undefined) return dateOf(year, monthOf(month), day)
  const [, named, dayOfMonth, yearAfter] = /^(\p{L}{3})\p{L}*\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text) ?? []
  return named === undefined ? undefined : dateOf(yearAfter, monthOf(named), dayOfMonth)
}

const monthOf = (name: string): string => String(months.indexOf(name.toLowerCase()) + 1)

const dateOf = (year = '', month = '', day = ''): string | undefined => {
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined
}

/** Two digits stand for the year between 89 years ago and 10 years ahead. */
const fullYear = (year: string): string => {
  if (year.length !== 2) return year
  const now = new Date().getUTCFullYear()
  const century = Math.floor(now / 100) * 100
  const inCentury = century + Number(year)
  return String(inCentury > now + 10 ? inCentury - 100 : inCentury)
}
