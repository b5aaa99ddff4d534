import type { Import } from '@sojourn/contract/imports'
import * as wording from './wording.ts'

/** A date column in which day and month cannot be told apart, unless another column of the file shows the order. */
export const openDateIn = (
  { dateColumns, fields }: Import,
  mapping: Import['mapping'],
): { column: number; example: string } | undefined => {
  if (dateColumns.some(({ order }) => order !== null)) return undefined
  return dateColumns.find(({ column }) => fields.some(({ key, isDate }) => isDate && key === mapping[column]))
}

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Both readings of a date such as `3/4/1980`, with the date that each gives. */
export const dateOrderOptions = (example: string) => {
  const [first = 1, second = 1] = example.split(/\D+/).map(Number)
  const meaning = (day: number, month: number) =>
    wording.dateMeaning({ example, date: dates.format(Date.UTC(2024, month - 1, day)) })
  return [
    { id: 'dmy' as const, label: wording.dayFirst, description: meaning(first, second) },
    { id: 'mdy' as const, label: wording.monthFirst, description: meaning(second, first) },
  ]
}
