import type { Status } from '@sojourn/contract/document/statuses'
import { hasPaymentsDue, openBookings, openTickets } from '@sojourn/contract/itinerary/due'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { Task } from '@sojourn/contract/task'
import { daysBetween, todayIn } from '../../kit/words/dates.ts'
import { titleOf } from '../words/segment-words.ts'
import * as wording from './wording.ts'

/** Something that must have happened by a date; `days` counts from today, and is negative for a task that is overdue. */
export type Deadline = { name: string; date: string; days: number }

type Dated = Pick<ItineraryDocument, 'startDate' | 'paymentSchedule' | 'deposit' | 'segments'>

type Around = {
  status: Status | null
  heldUntil: string | null
  zone: string
  now: Date
  tasks?: readonly Pick<Task, 'title' | 'due' | 'doneAt'>[]
}

/** An itinerary with one of these statuses waits for nothing but its tasks. */
const finished: ReadonlySet<Status | null> = new Set(['completed', 'cancelled', 'lost'])

/**
 * What is due from today on, the earliest first: the expiry of an option, payments, bookings to confirm or release, tickets
 * to issue, the departure, and open tasks, also overdue ones. The list of all itineraries, on the home page, follows the same rules.
 */
export const deadlinesOf = (document: Dated, around: Around): Deadline[] => {
  const today = todayIn(around.zone, around.now)
  const open = (around.tasks ?? []).filter(({ doneAt }) => doneAt === null)
  return [
    ...computedDeadlines(document, around, today).filter(({ days }) => days >= 0),
    ...open.map(({ title: name, due: date }) => ({ name, date, days: daysBetween(today, date) })),
  ].toSorted((one, other) => one.days - other.days)
}

const computedDeadlines = (document: Dated, { status, heldUntil, zone }: Around, today: string): Deadline[] => {
  if (finished.has(status)) return []
  const { startDate, paymentSchedule, deposit, segments } = document
  const scheduled =
    paymentSchedule.length > 0 ? paymentSchedule : [{ label: wording.deposit, due: deposit?.due ?? null }]
  const payments = hasPaymentsDue(status) ? scheduled : []
  const dated: { name: string; date: string | null }[] = [
    { name: wording.optionExpires, date: status === 'held' && heldUntil ? todayIn(zone, new Date(heldUntil)) : null },
    ...payments.map(({ label, due }) => ({ name: wording.paymentDue({ payment: label }), date: due })),
    ...openBookings(segments).map((segment) => ({
      name: wording.bookOrRelease({ title: titleOf(segment) }),
      date: segment.deadline,
    })),
    ...openTickets(segments).map((segment) => ({
      name: wording.issueTickets({ title: titleOf(segment) }),
      date: segment.ticketingDeadline,
    })),
    { name: wording.departure, date: startDate },
  ]
  return dated.flatMap(({ name, date }) => (date ? [{ name, date, days: daysBetween(today, date) }] : []))
}
