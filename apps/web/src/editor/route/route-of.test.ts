import { labelled } from '@sojourn/contract/kit/labelled'
import { describe, expect, it } from 'vitest'
import type { Segment } from '@sojourn/contract/document/document'
import type { SegmentKind } from '@sojourn/contract/document/segment-kinds'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import type { Location } from '@sojourn/contract/kit/values'
import { routeOf, type Visit } from './route-of.ts'

const places = {
  Windhoek: [-22.57, 17.08],
  Airport: [-22.48, 17.47],
  Sesriem: [-24.49, 15.8],
  Deadvlei: [-24.76, 15.29],
  Swakopmund: [-22.68, 14.52],
  Frankfurt: [50.03, 8.57],
  Auckland: [-37.01, 174.79],
  'Los Angeles': [33.94, -118.41],
} as const
type Name = keyof typeof places

const at = (name: Name): Location => ({ ...labelled(name), lat: places[name][0], lng: places[name][1] })

const segment = (title: string, kind: SegmentKind, day: number | null, more: Partial<Segment> = {}): Segment => ({
  ...emptySegment(crypto.randomUUID(), kind, title),
  // The title doubles as uuid, so that expected values are readable.
  uuid: title,
  day,
  ...more,
})
const stay = (title: string, day: number, name: Name, nights = 1) =>
  segment(title, 'accommodation', day, { nights, location: at(name) })
const journey = (title: string, kind: SegmentKind, day: number, from: Name | null, to: Name | null) =>
  segment(title, kind, day, { origin: from && at(from), destination: to && at(to) })

const routeWith = (dayCount: number, ...segments: Segment[]): Visit[] =>
  routeOf({ days: Array.from({ length: dayCount }, () => emptyDay(crypto.randomUUID())), segments })

/** `1 Windhoek`, `drive > 2 Dune Camp`, `? > 1 Windhoek`. */
const summaryOf = (visits: Visit[]): string[] =>
  visits.map(({ place, leg }) => `${leg ? `${leg.by ?? '?'} > ` : ''}${place.number} ${place.label}`)

describe('the route of an itinerary', () => {
  it('goes from stay to stay by the journeys between them, numbered in order of arrival', () => {
    const visits = routeWith(
      4,
      stay('Town House', 0, 'Windhoek'),
      journey('South', 'drive', 1, 'Windhoek', 'Sesriem'),
      stay('Dune Camp', 1, 'Sesriem', 2),
      stay('Sea House', 3, 'Swakopmund'),
    )
    expect(summaryOf(visits)).toEqual(['1 Town House', 'drive > 2 Dune Camp', '? > 3 Sea House'])
    expect(visits.map(({ day }) => day)).toEqual([0, 1, 3])
    expect(visits[1]).toMatchObject({ segment: 'Dune Camp', segments: ['South', 'Dune Camp'] })
  })

  it('returns to the stay at night, under the same number', () => {
    const visits = routeWith(
      2,
      stay('Dune Camp', 0, 'Sesriem', 2),
      segment('White pan', 'excursion', 1, { location: at('Deadvlei') }),
    )
    expect(summaryOf(visits)).toEqual(['1 Dune Camp', '? > 2 White pan', '? > 1 Dune Camp'])
    expect(visits[2]).toMatchObject({ day: 1, segment: 'Dune Camp' })
  })

  it('takes a journey without an origin and destination as the way to the next place', () => {
    const visits = routeWith(
      2,
      stay('Town House', 0, 'Windhoek'),
      segment('With Elias', 'drive', 1, { distanceKm: 372, durationMin: 345 }),
      stay('Dune Camp', 1, 'Sesriem'),
    )
    expect(summaryOf(visits)).toEqual(['1 Town House', 'drive > 2 Dune Camp'])
    expect(visits[1]?.leg).toMatchObject({
      segment: 'With Elias',
      km: 372,
      isMeasured: true,
      minutes: 345,
      isPlanned: true,
    })
  })

  it('measures a leg without a distance along the straight line, and estimates its duration', () => {
    const [, there] = routeWith(1, journey('South', 'drive', 0, 'Windhoek', 'Sesriem'))
    expect(there?.leg?.km).toBeCloseTo(250.2, 1)
    expect(there?.leg).toMatchObject({ isMeasured: false, isPlanned: false })
    expect(there?.leg?.minutes).toBeCloseTo(250.2 * 1.3, 0)
  })

  it('checks in after the last journey of the day, wherever the stay is in the list', () => {
    const visits = routeWith(
      2,
      stay('Town House', 0, 'Windhoek'),
      stay('Dune Camp', 1, 'Sesriem'),
      journey('South', 'drive', 1, 'Windhoek', 'Sesriem'),
    )
    expect(summaryOf(visits)).toEqual(['1 Town House', 'drive > 2 Dune Camp'])
  })

  it('shows that no segment says how to get from the hotel to the airport', () => {
    const visits = routeWith(1, stay('Town House', 0, 'Windhoek', 0), {
      ...journey('Home', 'flight', 0, 'Airport', 'Frankfurt'),
      endDayOffset: 1,
    })
    expect(summaryOf(visits)).toEqual(['1 Town House', '? > 2 Airport', 'flight > 3 Frankfurt'])
    expect(visits[2]?.day).toBe(1)
    expect(visits[2]?.leg?.points.length).toBeGreaterThan(30)
    expect(visits[1]?.leg?.points).toHaveLength(2)
  })

  it('crosses the date line', () => {
    const [, there] = routeWith(1, journey('Over', 'flight', 0, 'Auckland', 'Los Angeles'))
    expect(there?.leg?.km).toBeCloseTo(10_467, -2)
    expect(there?.leg?.points.at(-1)?.lng).toBeCloseTo(241.59)
  })

  it('uses the designer’s overrides instead of the library’s titles and places', () => {
    const moved = { ...stay('Camp', 0, 'Windhoek'), overrides: { title: 'Our camp', location: at('Sesriem') } }
    expect(routeWith(1, moved)[0]?.place).toMatchObject({ label: 'Our camp', at: { lat: -24.49, lng: 15.8 } })
  })

  it('leaves out unscheduled segments, fees and notes, alternatives that are not selected, and segments without a pin', () => {
    expect(
      routeWith(
        2,
        segment('Some day', 'excursion', null, { location: at('Deadvlei') }),
        segment('Park fee', 'fee', 0, { location: at('Deadvlei') }),
        segment('Or here', 'accommodation', 0, { nights: 1, location: at('Swakopmund'), isSelected: false }),
        segment('Somewhere', 'excursion', 0, { location: labelled('Somewhere') }),
      ),
    ).toEqual([])
  })
})
