import type { Segment } from './document.ts'
import type { TripDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { segmentsSold } from './options.ts'
import { dateAfter, offsetAt } from './local-time.ts'
import { transportKinds } from './segment-kinds.ts'
import { ownEndZone, ownZone, type Zones, zonesOf } from './zones.ts'

type Dated = Pick<TripDocument, 'startDate' | 'dayCount' | 'segments'>

/**
 * The date of each day, `YYYY-MM-DD`, where its travellers are; null while dates are open. It is the start date plus the
 * index, until a journey crosses the date line: one that lands the day before repeats a date for the days after it, and
 * one to the west skips what the clocks skip, unless the days are laid out by the calendar already.
 */
export const datesOfDays = ({ startDate, dayCount, segments }: Dated): (string | null)[] => {
  const { shiftOfDay } = shiftsOf(segments)
  return Array.from({ length: dayCount }, (_, index) =>
    startDate === null ? null : dateAfter(startDate, index + shiftOfDay(index)),
  )
}

/**
 * The date each scheduled segment begins on, by its uuid. On a day that crosses the date line it is another one behind
 * the crossing than before it.
 */
export const datesOfSegments = ({
  startDate,
  segments,
}: {
  startDate: string
  segments: readonly Segment[]
}): ReadonlyMap<string, string> => {
  const { ofSegment } = shiftsOf(segments)
  return new Map([...ofSegment].map(([uuid, { day, shift }]) => [uuid, dateAfter(startDate, day + shift)]))
}

/** The last date of a trip; null while dates are open, and beyond the last day that a date can name. */
export const endDateOf = (trip: Dated): string | null => {
  const last = datesOfDays(trip).at(-1) ?? null
  return last?.startsWith('+') ? null : last
}

/** How many dates days and segments are behind or ahead of start date plus index. The start date plays no part. */
type Shifts = {
  shiftOfDay: (index: number) => number
  ofSegment: ReadonlyMap<string, { day: number; shift: number }>
}

/** Segments are never changed in place, so the same list is worked out once. */
const known = new WeakMap<readonly Segment[], Shifts>()

const shiftsOf = (segments: readonly Segment[]): Shifts => {
  const before = known.get(segments)
  if (before) return before
  const shifts = walk(segments)
  known.set(segments, shifts)
  return shifts
}

/** A journey to the west over the date line, of which nothing has been seen yet beyond it. */
type Pending = Crossing & { arrival: number }

const walk = (all: readonly Segment[]): Shifts => {
  const scheduled = all
    .filter(({ day }) => day !== null)
    .map(effectiveSegment)
    .toSorted((a, b) => Number(a.day) - Number(b.day))
  const course: Course = { zones: zonesOf(scheduled), sold: new Set(segmentsSold(scheduled)) }
  const ofDay = new Map<number, number>()
  const ofSegment = new Map<string, { day: number; shift: number }>()
  let shift = 0
  let pending: Pending | null = null
  for (const [day, segments] of Map.groupBy(scheduled, (segment) => Number(segment.day))) {
    const before: Pending | null = pending
    if (before && segments.some((segment) => isArrival(segment, before, course))) {
      shift += skippedAt(day + shift, before)
      pending = null
    }
    ofDay.set(day, shift)
    for (const segment of inTravelOrder(segments, course)) {
      if (pending && isArrival(segment, pending, course)) {
        shift += skippedAt(day + shift, pending)
        pending = null
      }
      ofSegment.set(segment.uuid, { day, shift })
      const crossing = crossingOf(segment, course)
      if (crossing?.isBack) {
        shift += segment.endDayOffset
        pending = null
      } else if (crossing) pending = { ...crossing, arrival: day + shift + segment.endDayOffset }
    }
    if (ofDay.get(day) !== shift) ofDay.set(day + 1, shift)
  }
  const days = [...ofDay]
  return { shiftOfDay: (index) => days.findLast(([day]) => day <= index)?.[1] ?? 0, ofSegment }
}

/** How many dates lie between the one by the calendar and the arrival, for travellers who are beyond the line already. */
const skippedAt = (date: number, { arrival }: Pending): number => Math.max(0, arrival - date)

/** The zones of the scheduled segments, and those that are the trip itself: only they move anybody. */
type Course = { zones: ReadonlyMap<string, Zones>; sold: ReadonlySet<Segment> }

/** `isBack`: it lands the day before. */
type Crossing = { segment: Segment; from: number; to: number; isBack: boolean }

const crossingOf = (segment: Segment, { zones, sold }: Course): Crossing | null => {
  const { endDayOffset, kind } = segment
  if (endDayOffset === 0 || !transportKinds.has(kind) || !sold.has(segment)) return null
  const { start = null, end = null } = zones.get(segment.uuid) ?? {}
  const [from, to] = [hoursAhead(start), hoursAhead(end)]
  if (endDayOffset < 0) return { segment, from, to, isBack: true }
  // The shorter way round the earth from a zone so far behind leads over the date line.
  return ownEndZone(segment) !== null && to - from > 12 ? { segment, from, to, isBack: false } : null
}

/** Whether a segment is on the far side of a crossing: its zone is nearer to that side. A cruise calls there on its way. */
const isArrival = (segment: Segment, { segment: journey, from, to }: Crossing, { sold }: Course): boolean =>
  sold.has(segment) &&
  (journey.kind !== 'cruise' || segment.kind === 'accommodation') &&
  isBeyond(ownZone(segment), from, to) === true

/** Undefined where the zone does not tell. */
const isBeyond = (zone: string | null, from: number, to: number): boolean | undefined => {
  if (zone === null || from === to || Number.isNaN(to - from)) return undefined
  return Math.abs(hoursAhead(zone) - to) < Math.abs(hoursAhead(zone) - from)
}

/** A day with one crossing: first what is on this side of it, wherever it stands in the list, then what is beyond. */
const inTravelOrder = (segments: readonly Segment[], course: Course): readonly Segment[] => {
  const crossings = segments.flatMap((segment) => crossingOf(segment, course) ?? [])
  const [crossing] = crossings
  if (!crossing || crossings.length > 1) return segments
  const at = segments.indexOf(crossing.segment)
  const side = (segment: Segment, place: number): number => {
    if (segment === crossing.segment) return 1
    return (isBeyond(ownZone(segment), crossing.from, crossing.to) ?? place > at) ? 2 : 0
  }
  const sides = new Map(segments.map((segment, place) => [segment, side(segment, place)]))
  return segments.toSorted((a, b) => (sides.get(a) ?? 0) - (sides.get(b) ?? 0))
}

/** One day of no summer time stands for all, so that a moved trip keeps its shape. */
const anyDay = Date.UTC(2027, 0, 15)

/** How far clocks are ahead of UTC; not a number where the zone is not known. */
const hoursAhead = (zone: string | null): number => (zone === null ? Number.NaN : offsetAt(anyDay, zone) / 3_600_000)
