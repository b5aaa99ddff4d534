import type { Status } from '@sojourn/contract/document/statuses'
import { daysBetween } from '../../kit/words/dates.ts'
import * as wording from './wording.ts'

/** How far ahead the home page looks, in days. */
const horizon = 30

/** Departures from today to 30 days ahead, earliest first. */
export const departuresOf = <T extends { startDate: string | null }>(itineraries: readonly T[], today: string) =>
  itineraries
    .flatMap((itinerary) => {
      if (!itinerary.startDate) return []
      const days = daysBetween(today, itinerary.startDate)
      return days >= 0 && days <= horizon ? [{ itinerary, startDate: itinerary.startDate, days }] : []
    })
    .toSorted((one, other) => one.days - other.days)

/** Held options with an expiry date, the next to expire first. */
export const lapsingOf = <T extends { status: Status | null; heldUntil: string | null }>(itineraries: readonly T[]) =>
  itineraries
    .flatMap((itinerary) =>
      itinerary.status === 'held' && itinerary.heldUntil ? [{ itinerary, heldUntil: itinerary.heldUntil }] : [],
    )
    .toSorted((one, other) => (one.heldUntil < other.heldUntil ? -1 : 1))

/** `today`, `tomorrow`, `in 12 days`. */
export const inDays = (days: number): string => wording.inDays({ count: days })

/** The greeting at this hour. */
export const greetingAt = (hour: number, name: string): string => {
  if (hour < 5 || hour >= 18) return wording.goodEvening({ name })
  return hour < 12 ? wording.goodMorning({ name }) : wording.goodAfternoon({ name })
}
