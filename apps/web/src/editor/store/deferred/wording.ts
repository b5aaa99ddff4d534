import { message } from '@sojourn/contract/kit/message'

export const dayRemoved = message('Removed day {day}')
export const segmentAdded = message('Added {title} to {day, plural, =0 {Unscheduled} other {day #}}')
