import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** A confirmed booking that is not on any day: it would be paid for but not used. */
export const unscheduledBooking: Rule = ({ segments }) =>
  segments
    .filter(({ day, bookingStatus }) => day === null && bookingStatus === 'confirmed')
    .map(({ uuid, title, confirmationNo }) => ({
      severity: 'warning',
      place: { kind: 'segment', uuid },
      message: confirmationNo
        ? wording.confirmedUnscheduledNo({ name: title, confirmationNo })
        : wording.confirmedUnscheduled({ name: title }),
    }))
