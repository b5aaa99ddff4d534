import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, formatDate, formatDates, formatWhen, today } from './dates.ts'

describe('dates', () => {
  it('are formatted as d/MM/y', () => {
    expect(formatDate('2026-03-07')).toBe('7/03/2026')
  })

  it('of an itinerary are shown as its first and last day', () => {
    expect(formatDates('2026-10-30', '2026-11-02')).toBe('30/10/2026 – 2/11/2026')
    expect(formatDates('2026-10-30', '2026-10-30')).toBe('30/10/2026')
  })

  it('are counted correctly when the clocks go back', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })

  it('use the reader’s time zone for today', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})

describe('times', () => {
  const now = new Date('2026-05-10T12:00:00Z')

  it.each([
    ['2026-05-10T11:59:40Z', 'just now'],
    ['2026-05-10T11:15:00Z', '45 minutes ago'],
    ['2026-05-10T09:00:00Z', '3 hours ago'],
    ['2026-05-09T11:00:00Z', 'yesterday'],
    ['2026-05-05T12:00:00Z', '5 days ago'],
  ])('are relative within a week: %s', (instant, words) => expect(formatWhen(instant, now)).toBe(words))

  it('are dates beyond a week', () => {
    expect(formatWhen('2026-05-01T12:00:00Z', now)).toBe('1/05/2026')
  })
})
