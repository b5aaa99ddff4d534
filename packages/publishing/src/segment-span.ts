import { instantOf, offsetAt, type WallTime, wallTimeAt, wallTimeOf } from '@sojourn/contract/itinerary/local-time'
import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { ownEndZone, ownZone } from '@sojourn/contract/itinerary/zones'

/** The local times at which something begins and ends. A zone is null if it is unknown. */
export type Span = {
  start: WallTime
  end: WallTime | null
  isAllDay: boolean
  zone: string | null
  endZone: string | null
}

/** When a segment of the day `date` takes place. Stays, and segments without a start time, are whole days. */
export const spanOf = (segment: PublishedSegment, date: string): Span => {
  if (segment.startTime === null || segment.kind === 'accommodation') {
    const end = wallTimeOf(date, '00:00', Math.max(1, segment.nights))
    return { start: wallTimeOf(date), end, isAllDay: true, zone: null, endZone: null }
  }
  const start = wallTimeOf(date, segment.startTime)
  // Older publications have only the zones of their places.
  const zone = ownZone(segment) ?? ownEndZone(segment)
  const endZone = ownEndZone(segment) ?? zone
  const at = (wall: WallTime, where: string | null) => (where === null ? wall : instantOf(wall, where))
  const end = endOf(segment, date)
  const lasts = (segment.durationMin ?? 0) * 60_000
  const ends = end === null ? at(start, zone) + lasts : at(end, endZone)
  if (ends <= at(start, zone)) return { start, end: null, isAllDay: false, zone, endZone: null }
  return { start, end: end ?? (endZone === null ? ends : wallTimeAt(ends, endZone)), isAllDay: false, zone, endZone }
}

/** In the local time of its end. */
const endOf = ({ endTime, endDayOffset }: PublishedSegment, date: string): WallTime | null =>
  endTime === null ? null : wallTimeOf(date, endTime, endDayOffset)

/** A local time with its offset from UTC, `2027-05-04T09:30:00+02:00` (RFC 3339). */
export const timeWithOffset = (wall: WallTime, zone: string): string => {
  const offset = Math.round(offsetAt(instantOf(wall, zone), zone) / 60_000)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${new Date(wall).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** The same instant in UTC, `2027-05-04T07:30:00Z`. */
export const timeInUtc = (wall: WallTime, zone: string): string =>
  `${new Date(instantOf(wall, zone)).toISOString().slice(0, 19)}Z`
