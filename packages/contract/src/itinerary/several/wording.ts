import { message } from '../../kit/message.ts'

export const removed = message('Removed {name}')
export const movedSegments = message(
  '{day, plural, =0 {{count, plural, one {Moved # segment to Unscheduled} other {Moved # segments to Unscheduled}}} other {{count, plural, one {Moved # segment} other {Moved # segments}} to day #}}',
)
export const removedSegments = message('{count, plural, one {Removed # segment} other {Removed # segments}}')
export const duplicatedSegments = message('{count, plural, one {Duplicated # segment} other {Duplicated # segments}}')
export const pastedSegments = message('{count, plural, one {Pasted # segment} other {Pasted # segments}}')
export const setSupplier = message(
  '{count, plural, one {Set the supplier of # segment} other {Set the supplier of # segments}}',
)
export const setBooking = message(
  '{count, plural, one {Set the booking status of # segment} other {Set the booking status of # segments}}',
)
export const changedTags = message(
  '{count, plural, one {Changed the tags of # segment} other {Changed the tags of # segments}}',
)
export const tooManyTags = message('A segment can have up to {max} tags. Remove some first.')
export const removedDays = message('{count, plural, one {Removed {name}} other {Removed # days}}')
export const duplicatedDays = message('{count, plural, one {Duplicated {name}} other {Duplicated # days}}')
export const movedDays = message('{count, plural, one {Moved {name}} other {Moved # days}}')
export const pastedDays = message('{count, plural, one {Pasted # day} other {Pasted # days}}')
export const shiftedLater = message(
  '{count, plural, one {Shifted {name} onwards # day later} other {Shifted {name} onwards # days later}}',
)
export const shiftedEarlier = message(
  '{count, plural, one {Shifted {name} onwards # day earlier} other {Shifted {name} onwards # days earlier}}',
)
export const swappedDays = message('Swapped day {first} and day {second}')
export const replacedEverywhere = message(
  '{count, plural, one {Replaced {name} with {other}} other {Replaced {name} with {other} # times}}',
)
