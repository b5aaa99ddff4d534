import { message } from '@sojourn/contract/kit/message'

export const add = message('Add')
export const addTo = message('Add to {day, plural, =0 {Unscheduled} other {day #}}')
export const addBefore = message('Add before {title}')

export const updateAvailable = message('Update available')

export const marks = {
  optional: message('Optional'),
  alternative: message('Alternative'),
}
export const choice = message('One of: {name}')
export const booking = message('Booking: {status}')
