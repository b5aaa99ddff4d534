import type { Segment } from '../document/document.ts'
import { kindTraits } from '../document/segment-kinds.ts'
import type { Status } from '../document/statuses.ts'
import { effectiveSegment } from './effective.ts'
import { segmentsSold } from './options.ts'
import { ticketsOf } from './stay-travellers.ts'

/** The itineraries whose payments are due on their dates: before them, nothing is agreed; after them, all is over. */
export const statusesWithPayments = ['held', 'booked', 'travelling'] as const satisfies readonly Status[]

/** How a booking is settled, one way or the other. */
const settledBookings = ['confirmed', 'declined', 'cancelled'] as const satisfies readonly Segment['bookingStatus'][]

/** Whether the payments of an itinerary with this status are due on their dates. */
export const hasPaymentsDue = (status: Status | null): boolean =>
  statusesWithPayments.some((withPayments) => withPayments === status)

/** Whether a segment must still be booked or released by its deadline, whether it is scheduled or not. */
const isBookingOpen = ({ bookingStatus }: Pick<Segment, 'bookingStatus'>): boolean =>
  settledBookings.every((settled) => settled !== bookingStatus)

/**
 * Whether tickets must still be issued, before or after the booking is confirmed. They are issued once every ticket has a
 * number.
 */
const isTicketOpen = (segment: Segment): boolean => {
  const tickets = ticketsOf(segment)
  return (
    segment.bookingStatus !== 'declined' &&
    segment.bookingStatus !== 'cancelled' &&
    (tickets.length === 0 || tickets.some(({ ticketNumber }) => ticketNumber === null))
  )
}

/**
 * The segments of an itinerary that must still be booked or released by their deadlines, with their overrides. Segments that
 * are not sold (alternatives, optional and unscheduled ones) are included only if they were requested from their
 * suppliers, who must then get an answer.
 */
export const openBookings = (segments: readonly Segment[]): Segment[] => openAmong(segments, isBookingOpen)

/** The segments whose tickets must still be issued by their ticketing deadlines, by the same rules. */
export const openTickets = (segments: readonly Segment[]): Segment[] => openAmong(segments, isTicketOpen)

const openAmong = (segments: readonly Segment[], isOpen: (segment: Segment) => boolean): Segment[] => {
  const sold = new Set(segmentsSold(segments).map(({ uuid }) => uuid))
  return segments
    .filter(({ kind, inclusion }) => kindTraits[kind].isBookable && inclusion !== 'own_arrangement')
    .filter((segment) => isOpen(segment) && (sold.has(segment.uuid) || segment.bookingStatus !== 'not_requested'))
    .map(effectiveSegment)
}
