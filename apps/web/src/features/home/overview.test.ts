import { describe, expect, it } from 'vitest'
import { greetingAt, inDays, overviewOf } from './overview.ts'

type Trip = Parameters<typeof overviewOf>[0][number]

const trip = (uuid: string, changes: Partial<Trip> = {}): Trip => ({
  uuid,
  title: uuid,
  status: 'enquiry',
  startDate: null,
  dayCount: 7,
  heldUntil: null,
  hasUnpublishedChanges: false,
  updatedAt: '2026-05-01T00:00:00.000Z',
  ...changes,
})

describe('home', () => {
  it('counts itineraries by status, in the order a trip goes through them', () => {
    const { byStatus } = overviewOf([trip('a'), trip('b', { status: 'booked' }), trip('c')], '2026-05-10')
    expect(byStatus.filter(({ count }) => count > 0)).toEqual([
      { status: 'enquiry', count: 2 },
      { status: 'booked', count: 1 },
    ])
    expect(byStatus).toHaveLength(8)
  })

  it('lists held and booked departures from today to 30 days ahead, the next first', () => {
    const trips = [
      trip('too late', { status: 'booked', startDate: '2026-06-10' }),
      trip('last day', { status: 'booked', startDate: '2026-06-09' }),
      trip('today', { status: 'held', startDate: '2026-05-10' }),
      trip('gone', { status: 'booked', startDate: '2026-05-09' }),
      trip('a mere enquiry', { startDate: '2026-05-11' }),
      trip('without date', { status: 'booked' }),
    ]
    const { departures } = overviewOf(trips, '2026-05-10')
    expect(departures.map((one) => [one.trip.uuid, one.days])).toEqual([
      ['today', 0],
      ['last day', 30],
    ])
  })

  it('lists held options, the first to lapse first', () => {
    const trips = [
      trip('later', { status: 'held', heldUntil: '2026-05-20T10:00:00.000Z' }),
      trip('sooner', { status: 'held', heldUntil: '2026-05-12T10:00:00.000Z' }),
      trip('held no more', { status: 'booked', heldUntil: '2026-05-11T10:00:00.000Z' }),
    ]
    expect(overviewOf(trips, '2026-05-10').lapsing.map((one) => one.trip.uuid)).toEqual(['sooner', 'later'])
  })

  it('names what was changed since it was published', () => {
    const trips = [trip('same'), trip('changed', { hasUnpublishedChanges: true })]
    expect(overviewOf(trips, '2026-05-10').unpublished.map(({ uuid }) => uuid)).toEqual(['changed'])
  })

  it('greets by the hour and counts days as people do', () => {
    expect([4, 5, 11, 12, 17, 18].map(greetingAt)).toEqual([
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
    ])
    expect([0, 1, 12].map(inDays)).toEqual(['today', 'tomorrow', 'in 12 days'])
  })
})
