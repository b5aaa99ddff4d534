import type { Formats } from './formats.ts'

type EnglishDates = Pick<Formats, 'dateText' | 'longDate' | 'shortDate' | 'dateRange'>

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}

/** Dates as this product writes them in English: without commas, and closer than Intl. */
export const englishDates = (): EnglishDates => {
  const weekday = part({ weekday: 'long' })
  const shortWeekday = part({ weekday: 'short' })
  const day = part({ day: 'numeric' })
  const month = part({ month: 'long' })
  const shortMonth = part({ month: 'short' })
  const dateText = part({ day: 'numeric', month: 'long', year: 'numeric' })
  const year = (date: string) => date.slice(0, 4)
  return {
    dateText,
    longDate: (date) => `${weekday(date)} ${dateText(date)}`,
    shortDate: (date) => `${shortWeekday(date)} ${day(date)} ${shortMonth(date)}`,
    dateRange: (first, last) => {
      if (first === last) return dateText(first)
      if (year(first) !== year(last)) return `${dateText(first)} – ${dateText(last)}`
      if (month(first) !== month(last)) return `${day(first)} ${month(first)} – ${dateText(last)}`
      return `${day(first)}–${dateText(last)}`
    },
  }
}
