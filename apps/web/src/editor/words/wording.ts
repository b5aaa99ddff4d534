import { message } from '@sojourn/contract/kit/message'

export const dayDate = message('{weekday, select, 0 {Sun} 1 {Mon} 2 {Tue} 3 {Wed} 4 {Thu} 5 {Fri} other {Sat}} {date}')
export const noDates = message('No dates yet')
export const days = message('{days, plural, one {# day} other {# days}}')
export const adults = message('{adults, plural, one {# adult} other {# adults}}')
export const children = message('{children, plural, one {# child} other {# children}}')
export const infants = message('{infants, plural, one {# infant} other {# infants}}')

export const day = message('Day {day}')
export const dayWithTitle = message('Day {day}: {title}')
export const unscheduled = message('Unscheduled')

export const startTime = message('from {time}')
export const endTime = message('until {time}')
export const dayOffset = message('({sign}{days, plural, one {# day} other {# days}})')
export const nights = message('{nights, plural, =0 {Day room} one {# night} other {# nights}}')

export const bookingStatuses = {
  not_requested: message('Not requested'),
  requested: message('Requested'),
  provisional: message('Provisional'),
  waitlisted: message('Waitlisted'),
  confirmed: message('Confirmed'),
  declined: message('Declined'),
  cancelled: message('Cancelled'),
}
