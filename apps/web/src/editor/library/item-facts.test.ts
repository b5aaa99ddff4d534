import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { describe, expect, it } from 'vitest'
import { accommodationOfNight, minutesBetween } from './item-facts.ts'

const stay = (uuid: string, day: number | null, nights: number) => ({
  ...emptySegment(`segment ${uuid}`, 'accommodation', uuid),
  source: { resource: 'accommodation' as const, uuid, rev: 1 },
  day,
  nights,
})

describe('what follows for a new item of the library', () => {
  it('is the accommodation of the night', () => {
    const segments = [
      stay('unscheduled', null, 9),
      stay('tokyo', 1, 4),
      emptySegment('own', 'accommodation', 'Own'),
      stay('kyoto', 5, 2),
    ]
    expect([0, 1, 4, 5, 6, 7, null].map((night) => accommodationOfNight({ segments }, night))).toEqual([
      null,
      'tokyo',
      'tokyo',
      'kyoto',
      'kyoto',
      null,
      null,
    ])
  })

  it('is how long it takes, if both times are of one day', () => {
    expect(minutesBetween({ startTime: '09:15', endTime: '16:00' })).toBe(405)
    expect(minutesBetween({ startTime: '22:00', endTime: '01:00' })).toBeNull()
    expect(minutesBetween({ startTime: '09:15', endTime: null })).toBeNull()
    expect(minutesBetween(null)).toBeNull()
  })
})
