import { message } from '@sojourn/contract/kit/message'

export const dayRemoved = message('Removed day {day}')
export const dayRemovedHint = message(
  '{count, plural, one {# segment was} other {# segments were}} moved to unscheduled.',
)
export const segmentAdded = message('Added {title} to {day, plural, =0 {unscheduled} other {day #}}')
