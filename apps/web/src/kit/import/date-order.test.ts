import { expect, it } from 'vitest'
import { dateOrderOptions } from './date-order.ts'

it('an ambiguous date is shown with both of its meanings', () => {
  expect(dateOrderOptions('3/4/1980').map(({ id, description }) => [id, description])).toEqual([
    ['dmy', '3/4/1980 is 3 April'],
    ['mdy', '3/4/1980 is 4 March'],
  ])
})
