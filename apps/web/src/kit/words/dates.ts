import { dateInWords, datesInWords } from '@sojourn/contract/itinerary/words'
import * as wording from './wording.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A date or an instant as `d/MM/y`, instants in the reader's time zone. */
export const formatDate = (value: string): string => dateInWords(plainDateOf(value))

/** A range from one date or instant to another: `3/10/2026 – 16/10/2026`. */
export const formatDates = (first: string, last: string): string => datesInWords(plainDateOf(first), plainDateOf(last))

/** Written by hand, because the first use of Intl.RelativeTimeFormat blocks a phone for a quarter of a second. */
const steps = [
  { ms: dayMs, ago: wording.daysAgo, ahead: wording.inDays },
  { ms: 60 * 60 * 1000, ago: wording.hoursAgo, ahead: wording.inHours },
  { ms: 60 * 1000, ago: wording.minutesAgo, ahead: wording.inMinutes },
] as const

/** When something happened: relative within a week (`3 hours ago`), then as a date. */
export const formatWhen = (instant: string, now = new Date()): string => {
  const ms = new Date(instant).getTime() - now.getTime()
  if (Math.abs(ms) >= 7 * dayMs) return formatDate(instant)
  const step = steps.find((one) => Math.abs(ms) >= one.ms)
  if (!step) return wording.justNow
  const count = Math.floor(Math.abs(ms) / step.ms)
  return ms < 0 ? step.ago({ count }) : step.ahead({ count })
}

/** Whole days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateInUtc(to).getTime() - dateInUtc(from).getTime()) / dayMs)

/** The date a number of days later. */
export const addDays = (date: string, days: number): string =>
  new Date(dateInUtc(date).getTime() + days * dayMs).toISOString().slice(0, 10)

/** Today in the reader's time zone, as `YYYY-MM-DD`. */
export const today = (now = new Date()): string => dateHere(now)

const dateHere = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Today in a time zone, as `YYYY-MM-DD`. */
export const todayIn = (zone: string, now = new Date()): string =>
  // Sweden's date format is that of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now)

/** A day of any year, `MM-DD`, as `10 November`. */
export const monthDayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateInUtc(`2024-${day}`))

const dateInUtc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** A date is the same everywhere; an instant becomes the date in the reader's time zone. */
const plainDateOf = (value: string): string => (value.length === 10 ? value : dateHere(new Date(value)))
