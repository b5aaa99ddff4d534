import { expect, it } from 'vitest'
import { dateOrderOptions } from './date-order.ts'

it('a date that can be read either way says what it would be', () => {
  expect(dateOrderOptions('3/4/1980').map(({ id, description }) => [id, description])).toEqual([
    ['dmy', '3/4/1980 is 3 April'],
    ['mdy', '3/4/1980 is 4 March'],
  ])
})
