import { describe, expect, it } from 'vitest'
import { daysLeft, deletedAtOf } from './days-left.ts'

describe('the bin', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '30 days left'],
    ['2026-11-21T12:00:30Z', '30 days left'],
    ['2026-11-21T11:59:59Z', '29 days left'],
    ['2026-10-23T11:00:00Z', 'Less than a day left'],
    ['2026-10-23T12:00:00Z', '1 day left'],
    ['2026-10-24T12:00:00Z', '2 days left'],
    ['2026-10-01T12:00:00Z', 'Less than a day left'],
  ])('keeps a record that was deleted at %s for: %s', (deletedAt, words) => {
    expect(daysLeft(deletedAt, new Date('2026-11-21T12:00:00Z'))).toBe(words)
  })

  it('contains deleted records', () => {
    expect(deletedAtOf({ deletedAt: '2026-11-21T12:00:00Z' })).toBe('2026-11-21T12:00:00Z')
    expect(deletedAtOf({ deletedAt: null })).toBeNull()
    expect(deletedAtOf({ name: 'of a resource without a bin' })).toBeNull()
  })
})
