import { describe, expect, it } from 'vitest'
import { enquiriesFor, greetingAt, inDays } from './overview.ts'

describe('the home page', () => {
  it('shows the enquiries of one owner with the unassigned ones, or all', () => {
    const enquiries = [{ owner: 'ana' }, { owner: null }, { owner: 'ben' }]
    expect(enquiriesFor(enquiries, 'ana')).toEqual([{ owner: 'ana' }, { owner: null }])
    expect(enquiriesFor(enquiries, undefined)).toEqual(enquiries)
  })

  it('greets by time of day, and counts days in words', () => {
    expect([4, 5, 11, 12, 17, 18].map((hour) => greetingAt(hour, 'Ana'))).toEqual([
      'Good evening, Ana',
      'Good morning, Ana',
      'Good morning, Ana',
      'Good afternoon, Ana',
      'Good afternoon, Ana',
      'Good evening, Ana',
    ])
    expect([0, 1, 12].map(inDays)).toEqual(['today', 'tomorrow', 'in 12 days'])
  })
})
