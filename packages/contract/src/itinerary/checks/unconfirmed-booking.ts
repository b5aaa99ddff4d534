import type { Segment } from '../../document/document.ts'
import { kindTraits } from '../../document/segment-kinds.ts'
import { dateInWords } from '../words.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** Within this many days of departure, every booking must be confirmed. */
const near = 30

const dayMs = 86_400_000

/** A booking with a supplier that is not confirmed, although departure is near or its deadline has passed. */
export const unconfirmedBooking: Rule = ({ sold, dates, context }) => {
  const { today, status } = context
  if (status === 'lost' || status === 'cancelled' || status === 'completed') return []
  const daysLeft = dates ? Math.round((Date.parse(dates.first) - Date.parse(today)) / dayMs) : null
  const isOver = dates !== null && dates.last < today
  const isNear = daysLeft !== null && daysLeft <= near && !isOver
  return sold
    .filter((segment) => isBooked(segment) && (isNear || isLate(segment, today)))
    .map((segment) => ({
      severity: 'warning',
      place: { kind: 'segment', uuid: segment.uuid, field: 'bookingStatus' },
      message: messageOf(segment, today, daysLeft ?? 0),
    }))
}

const isBooked = ({ kind, inclusion, bookingStatus }: Segment): boolean =>
  kindTraits[kind].isBookable && inclusion !== 'own_arrangement' && bookingStatus !== 'confirmed'

const isLate = ({ deadline, bookingStatus }: Segment, today: string): boolean =>
  deadline !== null && deadline < today && bookingStatus !== 'not_requested'

const messageOf = (segment: Segment, today: string, days: number): string => {
  const { title, bookingStatus, deadline } = segment
  return isLate(segment, today) && deadline !== null
    ? wording.deadlinePassed({ name: title, status: bookingStatus, deadline: dateInWords(deadline) })
    : wording.notConfirmed({ name: title, status: bookingStatus, when: days < 0 ? 'begun' : 'later', days })
}
