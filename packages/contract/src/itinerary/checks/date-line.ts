import type { Segment } from '../../document/document.ts'
import { type Course, courseOver, type Crossing, crossingOf, isArrivedDay, isEvidence, isLanded } from '../date-line.ts'
import { isTransport } from '../../document/segment-kinds.ts'
import { dateAfter } from '../local-time.ts'
import { dateInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import * as wording from './wording.ts'

/** A stay that begins while its travellers are still in the air, and segments that may be on either side of the date line. */
export const dateLine: Rule = (subject) => [...staysInTheAir(subject), ...unclearSides(subject)]

const staysInTheAir = ({ sold, stays, begins }: Subject): Found[] =>
  sold
    .filter(({ kind, endDayOffset }) => kind === 'flight' && endDayOffset > 1)
    .flatMap((flight) => {
      const left = begins.get(flight.uuid)
      if (left === undefined) return []
      const arrival = dateAfter(left, flight.endDayOffset)
      return stays
        .filter(({ uuid, day }) => isWithin(Number(day), flight) && (begins.get(uuid) ?? arrival) < arrival)
        .map((stay) => stayInTheAir(stay, flight, { begins: begins.get(stay.uuid) ?? arrival, arrival }))
    })

const stayInTheAir = (stay: Segment, flight: Segment, dates: { begins: string; arrival: string }): Found => ({
  severity: 'warning',
  place: { kind: 'segment', uuid: stay.uuid },
  message: wording.stayBeforeArrival({
    stay: stay.title,
    begins: dateInWords(dates.begins),
    flight: flight.title,
    arrival: dateInWords(dates.arrival),
  }),
})

/** Whether a day is after the departure of a flight and, by the calendar, before its arrival. */
const isWithin = (day: number, { day: from, endDayOffset }: Segment): boolean =>
  day > Number(from) && day < Number(from) + endDayOffset

/** Segments without a time zone, if nothing near them shows on which side of a flight across the date line they are. */
const unclearSides = ({ segments }: Subject): Found[] => {
  const scheduled = segments.filter(({ day }) => day !== null).toSorted((a, b) => Number(a.day) - Number(b.day))
  const course = courseOver(scheduled)
  return scheduled.flatMap((flight) => {
    const crossing = crossingOf(flight, course)
    if (!crossing || crossing.isBack) return []
    return [...atDeparture(scheduled, crossing, course), ...beforeArrival(scheduled, crossing, course)].map((segment) =>
      unclearSide(segment, flight),
    )
  })
}

/** The segments after the flight on its day, unless that day clearly ends beyond the date line. */
const atDeparture = (scheduled: readonly Segment[], crossing: Crossing, course: Course): Segment[] => {
  const after = scheduled.slice(scheduled.indexOf(crossing.segment) + 1)
  const today = scheduled.filter(({ day }) => day === crossing.segment.day)
  if (today.some((segment) => isEvidence(segment, crossing, course))) return []
  return after.filter(({ day }) => day === crossing.segment.day).filter((one) => isLanded(one, crossing, course))
}

/**
 * The segments of the first day on the ground between departure and arrival, if nothing on it shows the side and a later stay
 * begins as if that day was in the air.
 */
const beforeArrival = (scheduled: readonly Segment[], crossing: Crossing, course: Course): Segment[] => {
  const between = scheduled.filter(({ day }) => isWithin(Number(day), crossing.segment))
  const first = between.find((segment) => isArrivedDay([segment], crossing, course))?.day
  const today = between.filter(({ day }) => day === first)
  if (first === undefined || today.some((segment) => isEvidence(segment, crossing, course))) return []
  const last = Number(crossing.segment.day) + crossing.segment.endDayOffset
  const isLaterStay = ({ kind, day }: Segment) =>
    kind === 'accommodation' && Number(day) > Number(first) && Number(day) <= last
  return scheduled.some((one) => course.sold.has(one) && isLaterStay(one))
    ? today.filter((segment) => isLanded(segment, crossing, course))
    : []
}

const unclearSide = ({ uuid, kind, title }: Segment, flight: Segment): Found => ({
  severity: 'warning',
  place: { kind: 'segment', uuid, field: isTransport(kind) ? 'origin' : 'location' },
  message: wording.unclearSide({ name: title, flight: flight.title }),
})
