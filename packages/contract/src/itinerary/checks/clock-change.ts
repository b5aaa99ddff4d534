import type { Segment } from '../../document/document.ts'
import { type ClockChange, clockChangeAt } from '../clock-changes.ts'
import { dateAfter, dateOf, timeOf, wallTimeOf } from '../local-time.ts'
import { isTransport } from '../../document/segment-kinds.ts'
import { dateInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import * as wording from './wording.ts'

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
    message: messageOf(change, {
      time,
      place: zoneName(zone),
      date: dateInWords(date),
      what: whatOf(segment, field),
      name: segment.title,
    }),
  }
}

const messageOf = (
  { kind, before, after }: ClockChange,
  values: { time: string; place: string; date: string; what: string; name: string },
): string => {
  const [from, end] = [timeOf(before), timeOf(after)]
  const to = dateOf(before) !== dateOf(after) && from === end ? wording.nextDay({ time: end }) : end
  return kind === 'gap' ? wording.timeSkipped({ ...values, from, to }) : wording.timeTwice({ ...values, from, to })
}

/** Which time it is, as the messages name it. */
const whatOf = ({ kind }: Segment, field: Time['field']): string => {
  if (field === 'checkIn' || field === 'checkOut') return field
  if (field === 'startTime') return isTransport(kind) ? 'departure' : 'start'
  return isTransport(kind) ? 'arrival' : 'end'
}

/** `Europe/Berlin` becomes `Berlin`. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
