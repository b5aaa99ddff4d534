import { expect, test } from 'vitest'
import { errorOfLines, linesOf } from './lines.ts'

test('every line that is not blank becomes a value', () => {
  expect(linesOf('Entrance fees\n\n  A picnic \t lunch \n')).toEqual(['Entrance fees', 'A picnic   lunch'])
})

test('lines that are too many or too long are reported with their position', () => {
  expect(errorOfLines(['a', 'b'], 2, 5)).toBeNull()
  expect(errorOfLines(['a', 'b', 'c'], 2, 5)).toBe('Enter at most 2 lines. There are 3.')
  expect(errorOfLines(['a', 'abcdef'], 2, 5)).toBe('Line 2 is longer than 5 characters.')
})
