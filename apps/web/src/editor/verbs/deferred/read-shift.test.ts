import { expect, test } from 'vitest'
import { readShift } from './read-shift.ts'

test.each([
  ['shift', null, null],
  ['Shift days from here', null, null],
  ['shift 5', 5, null],
  ['shift 5 by', 5, null],
  ['shift 5 by 2', 5, 2],
  ['shift from day 5 by 2 days', 5, 2],
  ['shift days from day 12 by 10 days later', 12, 10],
  ['shift by 2', null, 2],
  ['shift by 2 from day 5', 5, 2],
  ['shift 5 by -2', 5, -2],
  ['shift from day 5 by 1 day earlier', 5, -1],
])('“%s” shifts from day %s by %s', (typed, day, by) => {
  expect(readShift(typed)).toEqual({ day, by })
})

test.each(['', 'day 5', 'shiftless 5', 'night shift 5'])('“%s” shifts nothing', (typed) => {
  expect(readShift(typed)).toBeNull()
})
