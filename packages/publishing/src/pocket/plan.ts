import { instantOf, timeOf, type WallTime, wallTimeOf } from '@sojourn/contract/itinerary/local-time'
import type { PublishedDay, PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import type { PlannedDay, PlannedEvent, PlannedTime, TravelPlan } from '@sojourn/contract/itinerary/travel-plan'
import { ownEndZone, ownZone } from '@sojourn/contract/itinerary/zones'
import { spanOf } from '../segment-span.ts'
import { visibleParts } from '../visible-parts.ts'
import { isBooked } from '../wording/segments.ts'

type Dated = PublishedDay & { date: string }

/** When what the page shows takes place; null while the dates are open, and if the days are hidden. */
export const planOf = (publication: Publication): TravelPlan | null => {
  const days = visibleParts(publication).days.filter((day): day is Dated => day.date !== null)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < publication.days.length) return null
  const segments = days.flatMap((day) => day.segments.filter(isBooked).map((segment) => ({ segment, day })))
  const firstZone = segments.map(({ segment }) => ownZone(segment) ?? ownEndZone(segment)).find((zone) => zone !== null)
  const events = segments.map(({ segment, day }) => eventOf(segment, day, firstZone ?? null))
  const planned: PlannedDay[] = []
  let zone = firstZone ?? null
  let arrival = Number.NEGATIVE_INFINITY
  for (const day of days) {
    const before = planned.at(-1)?.from ?? Number.NEGATIVE_INFINITY
    // Where clocks are set differently, the day begins with the arrival there.
    planned.push({ n: day.n, date: day.date, from: Math.max(momentOf(wallTimeOf(day.date), zone), arrival, before) })
    arrival = Number.NEGATIVE_INFINITY
    for (const segment of day.segments.filter(isBooked)) {
      const next = ownEndZone(segment) ?? ownZone(segment)
      if (next !== null && next !== zone) {
        zone = next
        arrival = events.find((event) => event.segment === segment.uuid)?.end?.at ?? arrival
      }
    }
  }
  const ends = events.flatMap(({ end }) => (end === null ? [] : [end.at]))
  const until = Math.max(momentOf(wallTimeOf(last.date, '00:00', 1), zone), ...ends)
  return { isFloating: firstZone === undefined, days: planned, until, events }
}

const momentOf = (wall: WallTime, zone: string | null): number => (zone === null ? wall : instantOf(wall, zone))

/** `fallback` is for a time without a zone among others that have one. */
const eventOf = (segment: PublishedSegment, day: Dated, fallback: string | null): PlannedEvent => {
  const span = spanOf(segment, segment.date ?? day.date)
  const nights = segment.kind === 'accommodation' ? Math.max(1, segment.nights) : 1
  const common = { segment: segment.uuid, day: day.n, lastDay: day.n + nights - 1 }
  if (span.isAllDay) return { ...common, start: null, end: null }
  const zone = span.zone ?? fallback
  return {
    ...common,
    start: timeAt(span.start, zone),
    end: span.end === null ? null : timeAt(span.end, span.endZone ?? zone),
  }
}

const timeAt = (wall: WallTime, zone: string | null): PlannedTime => ({
  at: momentOf(wall, zone),
  time: timeOf(wall),
  zone,
})
