import { expect, test } from 'vitest'
import { complaintAbout, linesOf } from './typed-lines.tsx'

test('every line that says something is one of them', () => {
  expect(linesOf('Entrance fees\n\n  A picnic \t lunch \n')).toEqual(['Entrance fees', 'A picnic   lunch'])
})

test('too many and too long are said, with the place', () => {
  expect(complaintAbout(['a', 'b'], 2, 5)).toBeNull()
  expect(complaintAbout(['a', 'b', 'c'], 2, 5)).toBe('There is room for 2 lines; these are 3.')
  expect(complaintAbout(['a', 'abcdef'], 2, 5)).toBe('Line 2 is longer than 5 characters.')
})
