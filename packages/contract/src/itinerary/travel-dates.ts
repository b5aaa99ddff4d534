import type { Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { courseOver, type Crossing, crossingOf, hasArrivedBy, inTravelOrder, isArrivedDay } from './date-line.ts'
import { dateAfter } from './local-time.ts'

type Dated = Pick<ItineraryDocument, 'startDate' | 'dayCount' | 'segments'>

/**
 * The local date of each day, `YYYY-MM-DD`; null while dates are open. It is the start date plus the index, until a journey
 * crosses the date line: one that lands on the day before repeats a date for the following days, and a westbound one skips a
 * date, unless the days are already laid out by the calendar.
 */
export const datesOfDays = ({ startDate, dayCount, segments }: Dated): (string | null)[] => {
  const { shiftOfDay } = shiftsOf(segments)
  return Array.from({ length: dayCount }, (_, index) =>
    startDate === null ? null : dateAfter(startDate, index + shiftOfDay(index)),
  )
}

/**
 * The date on which each scheduled segment begins, by its uuid. On a day that crosses the date line, it differs before and
 * after the crossing.
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

/** The last date of an itinerary; null while dates are open, and if it is beyond the last valid date. */
export const endDateOf = (itinerary: Dated): string | null => {
  const last = datesOfDays(itinerary).at(-1) ?? null
  return last?.startsWith('+') ? null : last
}

/** By how many dates days and segments differ from start date plus index. This does not depend on the start date. */
type Shifts = {
  shiftOfDay: (index: number) => number
  ofSegment: ReadonlyMap<string, { day: number; shift: number }>
}

/** Segments are never mutated, so the result is cached by list. */
const shiftCache = new WeakMap<readonly Segment[], Shifts>()

const shiftsOf = (segments: readonly Segment[]): Shifts => {
  const before = shiftCache.get(segments)
  if (before) return before
  const shifts = walk(segments)
  shiftCache.set(segments, shifts)
  return shifts
}

/** A westbound journey across the date line, without any segment beyond it so far. */
type Pending = Crossing & { arrival: number }

const walk = (all: readonly Segment[]): Shifts => {
  const scheduled = all
    .filter(({ day }) => day !== null)
    .map(effectiveSegment)
    .toSorted((a, b) => Number(a.day) - Number(b.day))
  const course = courseOver(scheduled)
  const ofDay = new Map<number, number>()
  const ofSegment = new Map<string, { day: number; shift: number }>()
  let shift = 0
  let pending: Pending | null = null
  for (const [day, segments] of Map.groupBy(scheduled, (segment) => Number(segment.day))) {
    if (pending && isArrivedDay(segments, pending, course)) {
      shift += skippedAt(day + shift, pending)
      pending = null
    }
    ofDay.set(day, shift)
    const ordered = inTravelOrder(segments, course)
    for (const [index, segment] of ordered.entries()) {
      if (pending && hasArrivedBy(segment, ordered.slice(index), pending, course)) {
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

/** How many dates are skipped between the calendar date and the arrival, for travellers who are already beyond the line. */
const skippedAt = (date: number, { arrival }: Pending): number => Math.max(0, arrival - date)
