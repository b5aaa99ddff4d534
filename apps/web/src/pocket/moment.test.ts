import type { PlannedEvent, TravelPlan } from '@sojourn/contract/itinerary/travel-plan'
import { describe, expect, it } from 'vitest'
import { deviceClock, momentOf } from './moment.ts'

const at = (text: string): number => Date.parse(text)
const event = (segment: string, day: number, start?: string, end?: string): PlannedEvent => ({
  segment,
  day,
  lastDay: day,
  start: start === undefined ? null : { at: at(start), time: '00:00', zone: 'Africa/Windhoek' },
  end: end === undefined ? null : { at: at(end), time: '00:00', zone: 'Africa/Windhoek' },
})
const stay = { ...event('stay', 1), lastDay: 2 }
const plan: TravelPlan = {
  isFloating: false,
  days: [
    { n: 1, date: '2027-05-04', from: at('2027-05-03T22:00:00Z') },
    { n: 2, date: '2027-05-05', from: at('2027-05-04T22:00:00Z') },
    { n: 3, date: '2027-05-06', from: at('2027-05-05T22:00:00Z') },
  ],
  until: at('2027-05-06T22:00:00Z'),
  events: [
    stay,
    event('walk', 1, '2027-05-04T07:00:00Z', '2027-05-04T09:00:00Z'),
    event('lunch', 1, '2027-05-04T10:00:00Z'),
    event('dinner', 1, '2027-05-04T16:00:00Z'),
    event('drive', 2, '2027-05-05T06:00:00Z', '2027-05-05T09:00:00Z'),
  ],
}
/** The moment at an instant, on a device whose clock shows so many hours more than UTC. */
const moment = (text: string, hours = 2, of = plan) =>
  momentOf(of, { instant: at(text), wall: at(text) + hours * 3_600_000 })
const running = (text: string, hours = 2, of = plan) => {
  const found = moment(text, hours, of)
  if (found.is !== 'running') throw new Error(`the itinerary is ${found.is}`)
  const names = (events: readonly PlannedEvent[]) => events.map(({ segment }) => segment)
  return {
    day: found.day,
    now: names(found.now),
    next: found.next?.segment ?? null,
    wholeDay: names(found.wholeDay),
    today: names(found.today),
  }
}

describe('before the start', () => {
  it('are the days until the first one, by the calendar of the device', () => {
    expect(moment('2027-04-22T10:00:00Z')).toEqual({ is: 'before', days: 12 })
    expect(moment('2027-05-03T21:59:00Z', 0)).toEqual({ is: 'before', days: 1 })
    expect(moment('2027-05-03T21:59:00Z', -10)).toEqual({ is: 'before', days: 1 })
  })

  it('are no days where the date has begun already, but not at the first place', () => {
    expect(moment('2027-05-03T21:59:00Z', 12)).toEqual({ is: 'before', days: 0 })
  })
})

describe('a day', () => {
  it('begins at midnight of its place, whatever the zone of the device', () => {
    for (const hours of [-11, 0, 2, 14]) {
      expect(running('2027-05-04T21:59:59Z', hours).day).toBe(1)
      expect(running('2027-05-04T22:00:00Z', hours).day).toBe(2)
    }
  })

  it('has what is going on, what is next, and what takes all day', () => {
    expect(running('2027-05-04T06:00:00Z')).toEqual({
      day: 1,
      now: [],
      next: 'walk',
      wholeDay: ['stay'],
      today: ['stay', 'walk', 'lunch', 'dinner'],
    })
    expect(running('2027-05-04T07:00:00Z')).toMatchObject({ now: ['walk'], next: 'lunch' })
    expect(running('2027-05-04T09:00:00Z')).toMatchObject({ now: [], next: 'lunch' })
  })

  it('takes what has no end to last an hour, or until the next begins', () => {
    expect(running('2027-05-04T10:59:00Z').now).toEqual(['lunch'])
    expect(running('2027-05-04T11:00:00Z').now).toEqual([])
    const sooner = event('boat', 1, '2027-05-04T10:30:00Z')
    expect(running('2027-05-04T10:31:00Z', 2, { ...plan, events: [...plan.events, sooner] }).now).toEqual(['boat'])
  })

  it('looks ahead to the next day in the evening, and to nothing at the end', () => {
    expect(running('2027-05-04T20:00:00Z')).toMatchObject({ day: 1, now: [], next: 'drive' })
    expect(running('2027-05-06T10:00:00Z')).toEqual({ day: 3, now: [], next: null, wholeDay: [], today: [] })
  })

  it('shows a stay on each of its nights', () => {
    expect(running('2027-05-05T10:00:00Z').wholeDay).toEqual(['stay'])
    expect(running('2027-05-06T10:00:00Z').wholeDay).toEqual([])
  })
})

describe('an itinerary', () => {
  it('is over after its last day', () => {
    expect(moment('2027-05-06T21:59:59Z').is).toBe('running')
    expect(moment('2027-05-06T22:00:00Z')).toEqual({ is: 'over' })
    expect(momentOf({ ...plan, days: [] }, { instant: 0, wall: 0 })).toEqual({ is: 'over' })
  })

  it('follows the clock of the device if no zone is known', () => {
    const floating: TravelPlan = {
      ...plan,
      isFloating: true,
      days: plan.days.map((day) => ({ ...day, from: at(`${day.date}T00:00:00Z`) })),
    }
    expect(running('2027-05-04T23:00:00Z', 0, floating).day).toBe(1)
    expect(running('2027-05-04T23:00:00Z', 2, floating).day).toBe(2)
    expect(running('2027-05-05T05:00:00Z', -6, floating).day).toBe(1)
  })
})

it('reads the clock of the device as its owner does', () => {
  const now = new Date(2027, 4, 4, 23, 30)
  expect(new Date(deviceClock(now).wall).toISOString()).toBe('2027-05-04T23:30:00.000Z')
})
