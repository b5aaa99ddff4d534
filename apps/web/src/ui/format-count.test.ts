import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([0, 7, 999, 1000, 12_480, 100_000, 1_234_567, -45_000])('%s is formatted as Intl does', (count) =>
  expect(formatCount(count)).toBe(new Intl.NumberFormat('en-GB').format(count)),
)
