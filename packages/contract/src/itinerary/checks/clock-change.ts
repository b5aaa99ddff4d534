import type { Segment } from '../../document/document.ts'
import { type ClockChange, clockChangeAt } from '../clock-changes.ts'
import { dateAfter, dateOf, timeOf, wallTimeOf } from '../local-time.ts'
import { isTransport } from '../../document/segment-kinds.ts'
import { dateInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'

/** A local time that does not exist or exists twice because of a clock change. */
export const clockChange: Rule = (subject) =>
  subject.sold.flatMap((segment) => timesOf(segment, subject).flatMap((time) => findingOf(segment, time) ?? []))

type Time = { field: 'startTime' | 'endTime' | 'checkIn' | 'checkOut'; date: string; time: string; zone: string }

/** Each time that is set, with its date and its zone. */
const timesOf = (segment: Segment, { begins, moments }: Subject): Time[] => {
  const [first, moment] = [begins.get(segment.uuid), moments.get(segment.uuid)]
  if (first === undefined || !moment) return []
  const last = dateAfter(first, segment.kind === 'accommodation' ? segment.nights : segment.endDayOffset)
  const start = { date: first, zone: moment.zone }
  const end = { date: last, zone: moment.endZone }
  const times = [
    { field: 'startTime', ...start },
    { field: 'endTime', ...end },
    ...(segment.kind === 'accommodation'
      ? ([
          { field: 'checkIn', ...start },
          { field: 'checkOut', ...end },
        ] as const)
      : []),
  ] as const
  return times.flatMap((one) => {
    const time = segment[one.field]
    return time === null ? [] : [{ ...one, time }]
  })
}

const findingOf = (segment: Segment, { field, date, time, zone }: Time): Found | undefined => {
  const change = clockChangeAt(wallTimeOf(date, time), zone)
  if (!change) return undefined
  return {
    severity: change.kind === 'gap' ? 'warning' : 'hint',
    place: { kind: 'segment', uuid: segment.uuid, field },
    message: `${messageOf(change, time, `in ${zoneName(zone)} on ${dateInWords(date)}`)} ${adviceOf(segment, field, change)}`,
  }
}

const messageOf = ({ kind, before, after }: ClockChange, time: string, where: string): string => {
  const [from, to] = [timeOf(before), timeOf(after)].map((text, index, all) =>
    dateOf(before) === dateOf(after) || index === 0 || all[0] !== text ? text : `${text} the next day`,
  )
  return kind === 'gap'
    ? `${time} does not exist ${where}, because the clocks go forward from ${from} to ${to}.`
    : `${time} occurs twice ${where}, because the clocks go back from ${from} to ${to}.`
}

const adviceOf = (segment: Segment, field: Time['field'], { kind }: ClockChange): string =>
  kind === 'gap'
    ? `Change the ${wordsOf(segment, field)} time of ${segment.title}.`
    : `The ${wordsOf(segment, field)} time of ${segment.title} is taken to be the first of the two. If it is the second, say so in the notes.`

const wordsOf = ({ kind }: Segment, field: Time['field']): string => {
  if (field === 'checkIn') return 'check-in'
  if (field === 'checkOut') return 'check-out'
  if (field === 'startTime') return isTransport(kind) ? 'departure' : 'start'
  return isTransport(kind) ? 'arrival' : 'end'
}

/** `Europe/Berlin` becomes `Berlin`. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
