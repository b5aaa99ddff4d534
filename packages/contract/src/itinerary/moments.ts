import type { Segment } from '../document/document.ts'
import { isTransport } from '../document/segment-kinds.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { instantOf, wallTimeOf } from './local-time.ts'
import { datesOfSegments } from './travel-dates.ts'
import { type Zones, zonesOf } from './zones.ts'

/** When a segment takes place, as instants in milliseconds since 1970. */
export type Moment = {
  /** If a segment has no time: the start of the one before it on its day, otherwise the beginning of the day. */
  start: number
  /** Null if neither an end nor a duration is known. */
  end: number | null
  /** Whether the start time was set explicitly. */
  isTimed: boolean
  /** IANA zones of the start and the end. */
  zone: string
  endZone: string
  /** The index in the list of segments, used to order equal instants. */
  place: number
}

/** What is needed of an itinerary to compute the times of its segments. */
type Timed = Pick<ItineraryDocument, 'startDate' | 'segments'>

/** The assumed start date of itineraries without one: only the order of their segments is used. */
const anyDate = '2001-01-01'

/**
 * When each scheduled segment takes place, by its uuid. Unscheduled ones are not included. Local times are in the zone of the
 * segment, of its place, or of the segment before it. A stay begins at its check-in.
 */
export const momentsOf = ({ startDate, segments }: Timed): ReadonlyMap<string, Moment> => {
  const found = new Map<string, Moment>()
  const scheduled = segments
    .map((segment, place) => ({ segment: effectiveSegment(segment), place }))
    .filter(({ segment }) => segment.day !== null)
    .toSorted((a, b) => Number(a.segment.day) - Number(b.segment.day) || a.place - b.place)
  const latest = { day: -1, start: 0 }
  const zones = zonesOf(scheduled.map(({ segment }) => segment))
  const dates = datesOfSegments({ startDate: startDate ?? anyDate, segments })
  for (const { segment, place } of scheduled) {
    const date = dates.get(segment.uuid) ?? anyDate
    const moment = momentOf(segment, { date, zones: zones.get(segment.uuid), place })
    if (!moment.isTimed && latest.day === segment.day) moment.start = Math.max(latest.start, moment.start)
    Object.assign(latest, { day: segment.day, start: moment.start })
    found.set(segment.uuid, moment)
  }
  return found
}

const momentOf = (segment: Segment, given: { date: string; zones: Zones | undefined; place: number }): Moment => {
  const { date, zones, place } = given
  const zone = zones?.start ?? 'UTC'
  const endZone = zones?.end ?? zone
  const time = segment.startTime ?? (segment.kind === 'accommodation' ? segment.checkIn : null)
  const start = instantOf(wallTimeOf(date, time ?? undefined), zone)
  return {
    start,
    end: endOf(segment, { date, endZone, start, isTimed: time !== null }),
    isTimed: time !== null,
    zone,
    endZone,
    place,
  }
}

const endOf = (
  segment: Segment,
  { date, endZone, start, isTimed }: { date: string; endZone: string; start: number; isTimed: boolean },
): number | null => {
  if (segment.kind === 'accommodation') {
    const time = segment.endTime ?? segment.checkOut
    return time === null ? null : instantOf(wallTimeOf(date, time, segment.nights), endZone)
  }
  if (segment.endTime !== null) return instantOf(wallTimeOf(date, segment.endTime, segment.endDayOffset), endZone)
  return isTimed && segment.durationMin !== null ? start + segment.durationMin * 60_000 : null
}

/** Orders moments by instant, equal ones by their index in the list: total and stable, whatever their zones. */
export const compareMoments = (one: Moment, other: Moment): number => one.start - other.start || one.place - other.place

/** The scheduled segments in chronological order. */
export const inOrderOfTime = (itinerary: Timed, moments = momentsOf(itinerary)): Segment[] => {
  const at = (segment: Segment) => moments.get(segment.uuid)
  return itinerary.segments
    .filter((segment) => moments.has(segment.uuid))
    .toSorted((a, b) => {
      const [one, other] = [at(a), at(b)]
      return one && other ? compareMoments(one, other) : 0
    })
}

/**
 * The duration of a segment in minutes: between its times, each in its own zone, otherwise its stated duration.
 * @returns null if neither is known; negative if it ends before it begins.
 */
export const minutesOf = (itinerary: Timed, uuid: string, moments = momentsOf(itinerary)): number | null => {
  const [segment, moment] = [itinerary.segments.find((one) => one.uuid === uuid), moments.get(uuid)]
  if (moment?.isTimed && moment.end !== null && segment?.kind !== 'accommodation')
    return Math.round((moment.end - moment.start) / 60_000)
  return segment ? effectiveSegment(segment).durationMin : null
}

/** The nights for which a segment provides a bed or a berth: the index of the first day, and how many in a row. */
export const nightsCovered = (segment: Segment): { from: number; nights: number } | null => {
  if (segment.day === null) return null
  const aboard = isTransport(segment.kind) ? Math.max(segment.nights, segment.endDayOffset) : 0
  const nights = segment.kind === 'accommodation' ? segment.nights : aboard
  return nights > 0 ? { from: segment.day, nights } : null
}
