import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { type Status, statuses } from '@sojourn/contract/itinerary/status'
import { daysBetween } from '../../kit/dates.ts'

type Itinerary = Pick<
  Summary<typeof itinerary>,
  'uuid' | 'title' | 'status' | 'startDate' | 'dayCount' | 'heldUntil' | 'hasUnpublishedChanges' | 'updatedAt'
>

/** How far ahead home looks, in days. */
const horizon = 30

const departing: ReadonlySet<Status | null> = new Set(['held', 'booked'])

/** What needs the person today, out of the itineraries that were changed last (newest first). */
export const overviewOf = <T extends Itinerary>(itineraries: readonly T[], today: string) => ({
  byStatus: statuses.map((status) => ({
    status,
    count: itineraries.filter((trip) => trip.status === status).length,
  })),
  departures: itineraries
    .flatMap((trip) => {
      if (!trip.startDate || !departing.has(trip.status)) return []
      const days = daysBetween(today, trip.startDate)
      return days >= 0 && days <= horizon ? [{ trip, startDate: trip.startDate, days }] : []
    })
    .toSorted((one, other) => one.days - other.days),
  lapsing: itineraries
    .flatMap((trip) => (trip.status === 'held' && trip.heldUntil ? [{ trip, heldUntil: trip.heldUntil }] : []))
    .toSorted((one, other) => one.heldUntil.localeCompare(other.heldUntil)),
  unpublished: itineraries.filter(({ hasUnpublishedChanges }) => hasUnpublishedChanges),
  recent: itineraries.slice(0, 6),
})

/** `today`, `tomorrow`, `in 12 days`. */
export const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** What to greet with at this hour. */
export const greetingAt = (hour: number): string =>
  hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon'
