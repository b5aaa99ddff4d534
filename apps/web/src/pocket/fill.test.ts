import { expect, it } from 'vitest'
import { fill, fillCounted } from './fill.ts'

it('fills in the arguments of a text, and leaves what it does not know', () => {
  expect(fill('{done} of {all}, {more}', { done: 1, all: '$&' })).toBe('1 of $&, {more}')
})

it('chooses the form of a text for a number', () => {
  const text = { 0: 'Today', 1: 'Tomorrow', few: '{count} dny', other: '{count} dní' }
  expect([0, 1, 3, 12].map((count) => fillCounted(text, count, 'cs'))).toEqual(['Today', 'Tomorrow', '3 dny', '12 dní'])
  expect(fillCounted({ other: '{count} days' }, 1200, 'en-GB')).toBe('1,200 days')
})
