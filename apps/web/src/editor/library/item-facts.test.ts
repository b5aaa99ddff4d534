import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { describe, expect, it } from 'vitest'
import { accommodationOfNight, minutesBetween } from './item-facts.ts'

const stay = (uuid: string, day: number | null, nights: number) => ({
  ...emptySegment(`segment ${uuid}`, 'accommodation', uuid),
  source: { resource: 'accommodation' as const, uuid, rev: 1 },
  day,
  nights,
})

describe('a new item of the library', () => {
  it('is at the accommodation of that night', () => {
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

  it('takes as long as between its times if both are on the same day', () => {
    expect(minutesBetween({ startTime: '09:15', endTime: '16:00' })).toBe(405)
    expect(minutesBetween({ startTime: '22:00', endTime: '01:00' })).toBeNull()
    expect(minutesBetween({ startTime: '09:15', endTime: null })).toBeNull()
    expect(minutesBetween(null)).toBeNull()
  })
})
