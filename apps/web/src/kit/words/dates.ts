import { dateInWords, datesInWords } from '@sojourn/contract/itinerary/words'

const dayMs = 24 * 60 * 60 * 1000

/** A plain date or an instant as `d/MM/y`, instants in the reader's zone. */
export const formatDate = (value: string): string => dateInWords(plainDateOf(value))

/** From one plain date or instant to another: `3/10/2026 – 16/10/2026`. */
export const formatDates = (first: string, last: string): string => datesInWords(plainDateOf(first), plainDateOf(last))

const steps: readonly [unit: 'day' | 'hour' | 'minute', ms: number][] = [
  ['day', dayMs],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
]

/** When something happened: relative within a week (`3 hours ago`), then as a date. */
export const formatWhen = (instant: string, now = new Date()): string => {
  const ms = new Date(instant).getTime() - now.getTime()
  if (Math.abs(ms) >= 7 * dayMs) return formatDate(instant)
  const [unit, size] = steps.find(([, length]) => Math.abs(ms) >= length) ?? []
  if (!unit || !size) return 'just now'
  const count = Math.trunc(ms / size)
  if (unit === 'day' && Math.abs(count) === 1) return count < 0 ? 'yesterday' : 'tomorrow'
  const many = `${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`
  // In words of its own: the first use of Intl.RelativeTimeFormat stops a phone for a quarter of a second.
  return count < 0 ? `${many} ago` : `in ${many}`
}

/** Whole days from one plain date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateInUtc(to).getTime() - dateInUtc(from).getTime()) / dayMs)

/** A plain date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(dateInUtc(date).getTime() + days * dayMs).toISOString().slice(0, 10)

/** Today where the reader is, as a plain date. */
export const today = (now = new Date()): string => dateHere(now)

const dateHere = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The date that it is in a zone, `YYYY-MM-DD`. */
export const todayIn = (zone: string, now = new Date()): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now)

/** A day of every year, `MM-DD`, as `10 November`. */
export const monthDayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateInUtc(`2024-${day}`))

const dateInUtc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** A plain date is the same day everywhere; an instant is on the reader's day. */
const plainDateOf = (value: string): string => (value.length === 10 ? value : dateHere(new Date(value)))
