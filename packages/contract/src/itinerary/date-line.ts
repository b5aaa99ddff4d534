import type { Segment } from '../document/document.ts'
import { offsetAt } from './local-time.ts'
import { segmentsSold } from './options.ts'
import { isTransport, kindTraits } from '../document/segment-kinds.ts'
import { ownEndZone, ownZone, type Zones, zonesOf } from './zones.ts'

/** The zones of the scheduled segments, and the segments that are sold: only these move the travellers. */
export type Course = { zones: ReadonlyMap<string, Zones>; sold: ReadonlySet<Segment> }

/** @param scheduled segments with overrides applied, in the order of the days */
export const courseOver = (scheduled: readonly Segment[]): Course => ({
  zones: zonesOf(scheduled),
  sold: new Set(segmentsSold(scheduled)),
})

/** A journey across the date line, and the UTC offset in hours on either side. `isBack`: it lands on the day before. */
export type Crossing = { segment: Segment; from: number; to: number; isBack: boolean }

/** The crossing that a segment makes; null if it makes none. */
export const crossingOf = (segment: Segment, { zones, sold }: Course): Crossing | null => {
  const { endDayOffset, kind } = segment
  if (endDayOffset === 0 || !isTransport(kind) || !sold.has(segment)) return null
  const { start = null, end = null } = zones.get(segment.uuid) ?? {}
  const [from, to] = [hoursAhead(start), hoursAhead(end)]
  if (endDayOffset < 0) return { segment, from, to, isBack: true }
  // To a zone so far behind, the shorter way round the earth is across the date line.
  return ownEndZone(segment) !== null && to - from > 12 ? { segment, from, to, isBack: false } : null
}

/**
 * Whether a day after a crossing is spent beyond it: one of its segments is there by its zone, or can only be on the ground.
 */
export const isArrivedDay = (segments: readonly Segment[], crossing: Crossing, course: Course): boolean =>
  segments.some((segment) => isArrival(segment, crossing, course) || isLanded(segment, crossing, course))

/**
 * Whether a segment on the day of a crossing, or on a later one, is beyond it. Without a zone it is if it is on the ground and
 * that day ends beyond the line.
 * @param rest the remaining segments of its day in travel order, starting with the segment itself
 */
export const hasArrivedBy = (segment: Segment, rest: readonly Segment[], crossing: Crossing, course: Course): boolean =>
  isArrival(segment, crossing, course) ||
  (isLanded(segment, crossing, course) && rest.some((one) => isEvidence(one, crossing, course)))

/** Whether a segment proves that its day ends beyond a crossing: by its zone, or because the night is spent there. */
export const isEvidence = (segment: Segment, crossing: Crossing, course: Course): boolean =>
  isArrival(segment, crossing, course) || (isLanded(segment, crossing, course) && isNight(segment))

/** Whether a segment is on the far side of a crossing: its zone is nearer to that side. A cruise calls there on its way. */
const isArrival = (segment: Segment, { segment: journey, from, to }: Crossing, { sold }: Course): boolean =>
  sold.has(segment) &&
  (journey.kind !== 'cruise' || segment.kind === 'accommodation') &&
  isBeyond(ownZone(segment), from, to) === true

/** Whether a segment without a zone of its own can only be on the ground after a flight has left, as it cannot be on board. */
export const isLanded = (segment: Segment, { segment: journey }: Crossing, { sold }: Course): boolean =>
  sold.has(segment) && journey.kind === 'flight' && !kindTraits[segment.kind].canBeOnBoard && ownZone(segment) === null

const isNight = ({ kind, nights }: Segment): boolean => kind === 'accommodation' && nights > 0

/** Undefined if the zone does not tell. */
const isBeyond = (zone: string | null, from: number, to: number): boolean | undefined => {
  if (zone === null || from === to || Number.isNaN(to - from)) return undefined
  return Math.abs(hoursAhead(zone) - to) < Math.abs(hoursAhead(zone) - from)
}

/**
 * Sorts a day with one crossing: first the segments on this side of it, whatever their position in the list, then those beyond.
 * The night of a day with a flight is spent beyond.
 */
export const inTravelOrder = (segments: readonly Segment[], course: Course): readonly Segment[] => {
  const crossings = segments.flatMap((segment) => crossingOf(segment, course) ?? [])
  const [crossing] = crossings
  if (!crossing || crossings.length > 1) return segments
  const at = segments.indexOf(crossing.segment)
  const isFlight = crossing.segment.kind === 'flight'
  const side = (segment: Segment, place: number): number => {
    if (segment === crossing.segment) return 1
    const isLater = place > at || (isFlight && isNight(segment))
    return (isBeyond(ownZone(segment), crossing.from, crossing.to) ?? isLater) ? 2 : 0
  }
  const sides = new Map(segments.map((segment, place) => [segment, side(segment, place)]))
  return segments.toSorted((a, b) => (sides.get(a) ?? 0) - (sides.get(b) ?? 0))
}

/** One day without daylight saving time represents all, so that a moved itinerary keeps its layout. */
const anyDay = Date.UTC(2027, 0, 15)

/** The UTC offset in hours; NaN if the zone is not known. */
const hoursAhead = (zone: string | null): number => (zone === null ? Number.NaN : offsetAt(anyDay, zone) / 3_600_000)
