import { expect, it } from 'vitest'
import { typingDistance } from './typing-distance.ts'

it.each([
  ['etosha', 'etosha', 0],
  ['etsoha', 'etosha', 1],
  ['etoha', 'etosha', 1],
  ['etoshaa', 'etosha', 1],
  ['itosha', 'etosha', 1],
  ['soussvlie', 'sossusvlei', 3],
  ['', 'abc', 3],
])('the distance between %s and %s is the number of typing errors', (one, other, distance) => {
  expect(typingDistance(one, other)).toBe(distance)
  expect(typingDistance(other, one)).toBe(distance)
})
