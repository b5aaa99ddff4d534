import { describe, expect, it } from 'vitest'
import { departuresOf, greetingAt, inDays, lapsingOf } from './overview.ts'

describe('the home page', () => {
  it('lists departures from today to 30 days ahead, earliest first', () => {
    const itineraries = [
      { uuid: 'too late', startDate: '2026-06-10' },
      { uuid: 'last day', startDate: '2026-06-09' },
      { uuid: 'today', startDate: '2026-05-10' },
      { uuid: 'gone', startDate: '2026-05-09' },
      { uuid: 'without date', startDate: null },
    ]
    expect(departuresOf(itineraries, '2026-05-10').map(({ itinerary, days }) => [itinerary.uuid, days])).toEqual([
      ['today', 0],
      ['last day', 30],
    ])
  })

  it('lists held options, the next to expire first', () => {
    const itineraries = [
      { uuid: 'later', status: 'held' as const, heldUntil: '2026-05-20T10:00:00.000Z' },
      { uuid: 'sooner', status: 'held' as const, heldUntil: '2026-05-12T10:00:00.000Z' },
      { uuid: 'held no more', status: 'booked' as const, heldUntil: '2026-05-11T10:00:00.000Z' },
      { uuid: 'without end', status: 'held' as const, heldUntil: null },
    ]
    expect(lapsingOf(itineraries).map(({ itinerary }) => itinerary.uuid)).toEqual(['sooner', 'later'])
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
