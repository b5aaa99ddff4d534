import { expect, it } from 'vitest'
import { daysOf } from './periods.ts'

it.each([
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastQuarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['thisQuarter', '2026-11-27', '2026-10-01', '2026-12-31'],
  ['lastYear', '2026-11-27', '2025-01-01', '2025-12-31'],
  ['thisYear', '2026-01-01', '2026-01-01', '2026-12-31'],
] as const)('%s of %s is %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
})
