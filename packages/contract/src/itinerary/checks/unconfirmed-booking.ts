import type { Segment } from '../../document/document.ts'
import { kindTraits } from '../../document/segment-kinds.ts'
import { dateInWords } from '../words.ts'
import type { Rule } from './check.ts'

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
      message:
        isLate(segment, today) && segment.deadline !== null
          ? `${segment.title} was to be confirmed by ${dateInWords(segment.deadline)} and is ${words[segment.bookingStatus]}.`
          : `${segment.title} is ${words[segment.bookingStatus]}, and the trip ${departs(daysLeft ?? 0)}.`,
    }))
}

const isBooked = ({ kind, inclusion, bookingStatus }: Segment): boolean =>
  kindTraits[kind].isBookable && inclusion !== 'own_arrangement' && bookingStatus !== 'confirmed'

const isLate = ({ deadline, bookingStatus }: Segment, today: string): boolean =>
  deadline !== null && deadline < today && bookingStatus !== 'not_requested'

const departs = (days: number): string =>
  days < 0 ? 'has begun' : days === 0 ? 'begins today' : days === 1 ? 'begins tomorrow' : `begins in ${days} days`

const words: Readonly<Record<Segment['bookingStatus'], string>> = {
  not_requested: 'not requested yet',
  requested: 'requested, but not confirmed',
  provisional: 'only provisional',
  waitlisted: 'on the waiting list',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
}
