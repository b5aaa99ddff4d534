import { labelled } from '@sojourn/contract/kit/labelled'
import { describe, expect, it } from 'vitest'
import type { Place } from '@sojourn/contract/places'
import { completed, ofPlace, pinned, renamed } from './location-value.ts'

const maun: Place = {
  kind: 'town',
  code: null,
  name: 'Maun',
  city: 'Maun',
  region: null,
  country: 'BW',
  lat: -19.98333,
  lng: 23.41667,
  timezone: 'Africa/Gaborone',
  population: 49_945,
  match: 'exact',
}
const answer = { data: [maun], timezone: 'Africa/Gaborone' }
const point = { lat: -20, lng: 23.5 }

describe('a location', () => {
  it('has everything that is known about a place that was found', () => {
    expect(ofPlace(maun)).toMatchObject({ label: 'Maun', city: 'Maun', country: 'BW', timezone: 'Africa/Gaborone' })
  })

  it('of an airport includes its code in the label, and has its city', () => {
    const airport: Place = { ...maun, kind: 'airport', code: 'MUB', name: 'Maun Airport', population: 0 }
    expect(ofPlace(airport)).toMatchObject({ label: 'Maun Airport (MUB)', city: 'Maun', timezone: 'Africa/Gaborone' })
  })

  it('of a country has a time zone only if the country has one', () => {
    const land: Place = { ...maun, kind: 'country', name: 'Botswana', city: null, population: 0 }
    expect(ofPlace(land)).toMatchObject({ city: null, region: null, timezone: 'Africa/Gaborone' })
    expect(ofPlace({ ...land, name: 'United States', country: 'US', timezone: 'America/Chicago' }).timezone).toBeNull()
  })

  it('keeps its position when it is renamed', () => {
    const found = ofPlace(maun)
    expect(renamed(found, 'Riverside')).toEqual({ ...found, label: 'Riverside' })
  })

  it('has its position as label until a nearby place is known', () => {
    const dropped = pinned(null, point)
    expect(dropped.label).toBe('20.00° S, 23.50° E')
    expect(pinned(dropped, { lat: -21, lng: 23 }).label).toBe('21.00° S, 23.00° E')
    expect(completed(dropped, answer, null).location).toMatchObject({
      label: 'Near Maun',
      country: 'BW',
      city: 'Maun',
      timezone: 'Africa/Gaborone',
    })
  })

  it('keeps its label and what the user typed when the pin moves, but not the country and the time zone', () => {
    const camp = { ...labelled('Quiet Dune Camp'), city: 'Sesriem', country: 'NA', timezone: 'Africa/Windhoek' }
    expect(completed(pinned(camp, point), answer, null).location).toMatchObject({
      label: 'Quiet Dune Camp',
      city: 'Sesriem',
      country: 'BW',
      timezone: 'Africa/Gaborone',
    })
  })

  it('replaces a city that was filled in automatically', () => {
    const first = completed(pinned(null, point), answer, null)
    const next = { data: [{ ...maun, name: 'Ghanzi' }], timezone: 'Africa/Gaborone' }
    expect(completed(first.location, next, first.filled).location.city).toBe('Ghanzi')
  })

  it('keeps its country if no place is nearby', () => {
    const camp = { ...labelled('Camp'), country: 'NA' }
    expect(completed(pinned(camp, point), { data: [], timezone: 'Etc/GMT+1' }, null).location).toMatchObject({
      country: 'NA',
      timezone: 'Etc/GMT+1',
    })
  })
})
