import { labelled } from '@sojourn/contract/kit/labelled'
import { describe, expect, it } from 'vitest'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { pointsOf, unplacedOf, visitsOn } from './route-extent.ts'
import { routeOf } from './route-of.ts'

const stay = (title: string, day: number | null, lng: number | null) => ({
  ...emptySegment(crypto.randomUUID(), 'accommodation', title),
  day,
  nights: 1,
  location: { ...labelled(title), lat: lng === null ? null : -17, lng },
})

describe('the extent of a route', () => {
  it('continues across the date line and back', () => {
    const days = [1, 2, 3].map(() => emptyDay(crypto.randomUUID()))
    const visits = routeOf({ days, segments: [stay('Fiji', 0, 178), stay('Samoa', 1, -172), stay('Nadi', 2, 177)] })
    expect(pointsOf(visits).map(({ lng }) => lng)).toEqual([178, 178, 188, 188, 177])
    expect(pointsOf(routeOf({ days, segments: [stay('Fiji', 0, 178)] }))).toEqual([{ lat: -17, lng: 178 }])
  })

  it('leaves out segments without a pin, and names them if they are few', () => {
    expect(unplacedOf([stay('Fiji', 0, 178), stay('Nowhere', 1, null), stay('In the tray', null, null)])).toEqual([
      'Nowhere',
    ])
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => stay(title, 0, null))
    expect(unplacedOf(many.slice(0, 5))).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(unplacedOf(many)).toEqual(['A', 'B', 'C', 'D', '2 more'])
  })

  it('has the places of a day, or the place where the travellers stay', () => {
    const days = [1, 2, 3, 4].map(() => emptyDay(crypto.randomUUID()))
    const visits = routeOf({ days, segments: [stay('Fiji', 1, 178), stay('Samoa', 3, -172)] })
    const placesOn = (day: number) => visitsOn(visits, day).map(({ place }) => place.label)
    expect([0, 1, 2, 3].map(placesOn)).toEqual([[], ['Fiji'], ['Fiji'], ['Samoa']])
    expect(pointsOf(visitsOn(visits, 2))).toEqual([{ lat: -17, lng: 178 }])
  })
})
