import type { Status } from '@sojourn/contract/itinerary/statuses'
import { daysBetween } from '../../kit/words/dates.ts'

/** How far ahead home looks, in days. */
const horizon = 30

/** What departs from today to 30 days ahead, the next first. */
export const departuresOf = <T extends { startDate: string | null }>(trips: readonly T[], today: string) =>
  trips
    .flatMap((trip) => {
      if (!trip.startDate) return []
      const days = daysBetween(today, trip.startDate)
      return days >= 0 && days <= horizon ? [{ trip, startDate: trip.startDate, days }] : []
    })
    .toSorted((one, other) => one.days - other.days)

/** What is held until some time, the first to lapse first. */
export const lapsingOf = <T extends { status: Status | null; heldUntil: string | null }>(trips: readonly T[]) =>
  trips
    .flatMap((trip) => (trip.status === 'held' && trip.heldUntil ? [{ trip, heldUntil: trip.heldUntil }] : []))
    .toSorted((one, other) => (one.heldUntil < other.heldUntil ? -1 : 1))

/** `today`, `tomorrow`, `in 12 days`. */
export const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** What to greet with at this hour. */
export const greetingAt = (hour: number): string =>
  hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon'
