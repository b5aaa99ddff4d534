import type { PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { planOf } from './plan.ts'

const [first] = samplePublication.days
const template = samplePublication.days.flatMap(({ segments }) => segments)[0]
if (!first || !template) throw new Error('the sample has no segments')

const segment = (fields: Partial<PublishedSegment>): PublishedSegment => ({
  ...template,
  kind: 'excursion',
  startTime: null,
  endTime: null,
  endDayOffset: 0,
  durationMin: null,
  nights: 0,
  timezone: null,
  endTimezone: null,
  location: null,
  origin: null,
  destination: null,
  choice: null,
  ...fields,
})
type Planned = { date: string | null; segments?: PublishedSegment[] }
const planOfDays = (days: Planned[], more: Partial<Publication> = {}) =>
  planOf({
    ...samplePublication,
    startDate: days[0]?.date ?? null,
    days: days.map(({ date, segments = [] }, index) => ({ ...first, n: index + 1, date, segments })),
    ...more,
  })
const written = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString().slice(0, 16))
const beginnings = (plan: ReturnType<typeof planOf>) => plan?.days.map(({ from }) => written(from))

describe('the plan of an itinerary', () => {
  it('does not exist without dates, or if the page does not show the days', () => {
    expect(planOfDays([{ date: null }])).toBeNull()
    expect(planOfDays([])).toBeNull()
    const sections = samplePublication.sections.filter((section) => section !== 'days')
    expect(planOfDays([{ date: '2027-05-04' }], { sections })).toBeNull()
  })

  it('has the wall times of days if no zone is known', () => {
    const plan = planOfDays([
      { date: '2027-05-04', segments: [segment({ uuid: 'walk', startTime: '09:00', endTime: '11:00' })] },
      { date: '2027-05-05' },
    ])
    expect(plan?.isFloating).toBe(true)
    expect(beginnings(plan)).toEqual(['2027-05-04T00:00', '2027-05-05T00:00'])
    expect(written(plan?.until)).toBe('2027-05-06T00:00')
    expect(plan?.events).toEqual([
      {
        segment: 'walk',
        day: 1,
        lastDay: 1,
        start: { at: Date.parse('2027-05-04T09:00Z'), time: '09:00', zone: null },
        end: { at: Date.parse('2027-05-04T11:00Z'), time: '11:00', zone: null },
      },
    ])
  })

  it('begins each day at midnight of its place, also over a clock change', () => {
    const zone = 'Europe/Rome'
    const plan = planOfDays([
      { date: '2027-03-27', segments: [segment({ uuid: 'a', startTime: '09:00', timezone: zone })] },
      { date: '2027-03-28' },
      { date: '2027-03-29' },
    ])
    expect(plan?.isFloating).toBe(false)
    expect(beginnings(plan)).toEqual(['2027-03-26T23:00', '2027-03-27T23:00', '2027-03-28T22:00'])
  })

  it('begins the day after a night flight with the arrival', () => {
    const flight = segment({
      uuid: 'flight',
      kind: 'flight',
      startTime: '19:40',
      endTime: '08:10',
      endDayOffset: 1,
      timezone: 'Europe/London',
      endTimezone: 'Africa/Johannesburg',
    })
    const plan = planOfDays([
      { date: '2027-05-04', segments: [flight] },
      { date: '2027-05-05' },
      { date: '2027-05-06' },
    ])
    expect(beginnings(plan)).toEqual(['2027-05-03T23:00', '2027-05-05T06:10', '2027-05-05T22:00'])
  })

  it('goes back to the same date over the date line, and skips one', () => {
    const east = segment({
      uuid: 'east',
      kind: 'flight',
      startTime: '17:00',
      endTime: '11:00',
      timezone: 'Asia/Tokyo',
      endTimezone: 'America/Los_Angeles',
    })
    const there = planOfDays([{ date: '2027-05-04', segments: [east] }, { date: '2027-05-05' }])
    // 11:00 in Los Angeles is ten hours after 17:00 in Tokyo, on the same date.
    expect(there?.events[0]).toMatchObject({
      start: { at: Date.parse('2027-05-04T08:00Z'), time: '17:00', zone: 'Asia/Tokyo' },
      end: { at: Date.parse('2027-05-04T18:00Z'), time: '11:00', zone: 'America/Los_Angeles' },
    })
    expect(beginnings(there)).toEqual(['2027-05-03T15:00', '2027-05-05T07:00'])
    const west = segment({
      uuid: 'west',
      kind: 'flight',
      startTime: '22:30',
      endTime: '06:00',
      endDayOffset: 2,
      timezone: 'America/Los_Angeles',
      endTimezone: 'Pacific/Auckland',
    })
    const back = planOfDays([{ date: '2027-05-04', segments: [west] }, { date: '2027-05-06' }])
    expect(beginnings(back)).toEqual(['2027-05-04T07:00', '2027-05-05T18:00'])
  })

  it('has stays on each of their nights, and neither options nor alternatives', () => {
    const choice = { kind: 'optional', insteadOf: null, difference: null } as const
    const plan = planOfDays([
      {
        date: '2027-05-04',
        segments: [
          segment({ uuid: 'stay', kind: 'accommodation', nights: 2, startTime: '15:00' }),
          segment({ uuid: 'room', kind: 'accommodation', nights: 0 }),
          segment({ uuid: 'option', choice }),
        ],
      },
    ])
    expect(plan?.events.map(({ segment: uuid, lastDay, start }) => [uuid, lastDay, start])).toEqual([
      ['stay', 2, null],
      ['room', 1, null],
    ])
  })

  it('ends with what ends after the last day', () => {
    const plan = planOfDays([
      {
        date: '2027-05-04',
        segments: [
          segment({ uuid: 'home', startTime: '22:00', endTime: '09:00', endDayOffset: 1, timezone: 'Africa/Windhoek' }),
        ],
      },
    ])
    expect(written(plan?.until)).toBe('2027-05-05T07:00')
  })
})
