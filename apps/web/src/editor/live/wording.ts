import { message } from '@sojourn/contract/kit/message'

export const alsoHere = message('Also here')
export const more = message('and {count} more')
export const you = message('You, in another window')
export const onDay = message('{name}, day {day}')
export const atSegment = message('{name}, {day, plural, =0 {unscheduled} other {day #}}: {title}')
