import { describe, expect, it } from 'vitest'
import { nextRate } from './next-rate.ts'

describe('a new rate', () => {
  it('is for this year, and from October on for the next', () => {
    const season = (today: string) => {
      const { from, to } = nextRate(undefined, 'EUR', today)
      return [from, to]
    }
    expect(season('2026-01-01')).toEqual(['2026-01-01', '2026-12-31'])
    expect(season('2026-09-30')).toEqual(['2026-01-01', '2026-12-31'])
    expect(season('2026-10-01')).toEqual(['2027-01-01', '2027-12-31'])
    expect(season('2026-11-25')).toEqual(['2027-01-01', '2027-12-31'])
  })

  it('is in the company’s currency, per person and night', () => {
    expect(nextRate(undefined, 'NAD', '2026-03-01')).toMatchObject({
      unit: 'per_person_night',
      net: { amount: 0, currency: 'NAD' },
    })
  })

  it('copies season, unit and currency from the rate above, and nothing else', () => {
    const above = {
      product: 'Lodge',
      room: 'Double',
      from: '2027-07-01',
      to: '2027-10-31',
      days: ['sat' as const],
      unit: 'per_unit' as const,
      net: { amount: 12_000, currency: 'ZAR' },
      minStay: 2,
    }
    expect(nextRate(above, 'EUR', '2026-03-01')).toEqual({
      product: '',
      room: null,
      from: '2027-07-01',
      to: '2027-10-31',
      days: [],
      unit: 'per_unit',
      net: { amount: 0, currency: 'ZAR' },
      minStay: null,
    })
  })
})
