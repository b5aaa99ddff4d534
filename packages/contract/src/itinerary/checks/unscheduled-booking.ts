import type { Rule } from './check.ts'

/** A confirmed booking that stands on no day: it would be paid for and not be travelled. */
export const unscheduledBooking: Rule = ({ segments }) =>
  segments
    .filter(({ day, bookingStatus }) => day === null && bookingStatus === 'confirmed')
    .map(({ uuid, title, confirmationNo }) => ({
      severity: 'warning',
      place: { kind: 'segment', uuid },
      message: `${title} is confirmed${confirmationNo ? ` (${confirmationNo})` : ''} but on no day of the trip.`,
    }))
