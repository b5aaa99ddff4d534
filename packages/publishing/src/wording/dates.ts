import { dateForTravellers } from '@sojourn/contract/itinerary/publication-changes/text-in-words'

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}
const weekday = part({ weekday: 'long' })
const shortWeekday = part({ weekday: 'short' })
const day = part({ day: 'numeric' })
const month = part({ month: 'long' })
const shortMonth = part({ month: 'short' })
const year = (date: string) => date.slice(0, 4)

/** `2027-05-04` becomes `Tuesday 4 May 2027`. */
export const longDate = (date: string): string => `${weekday(date)} ${dateText(date)}`

/** `2027-05-04` becomes `4 May 2027`. */
export const dateText: (date: string) => string = dateForTravellers

/** The date after another one. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** `2027-05-04` becomes `Tue 4 May`, for lists that show the year elsewhere. */
export const shortDate = (date: string): string => `${shortWeekday(date)} ${day(date)} ${shortMonth(date)}`

/** First and last day without repetition: `4–17 May 2027`, `28 April – 11 May 2027`. */
export function dateRange(first: string, last: string): string {
  if (first === last) return dateText(first)
  if (year(first) !== year(last)) return `${dateText(first)} – ${dateText(last)}`
  if (month(first) !== month(last)) return `${day(first)} ${month(first)} – ${dateText(last)}`
  return `${day(first)}–${dateText(last)}`
}
