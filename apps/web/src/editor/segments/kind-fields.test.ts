import { describe, expect, test } from 'vitest'
import type { Location } from '@sojourn/contract/kit/values'
import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { labelled } from '../../kit/location/location-value.ts'
import { uuid as uuidOf } from '../fixtures/open-itinerary.ts'
import { dayOffsetWords, kindChanges, placeChanges } from './kind-fields.ts'

const uuid = uuidOf(1)
const place = (label: string, timezone: string | null): Location => ({ ...labelled(label), timezone })
const windhoek = place('Windhoek', 'Africa/Windhoek')
const frankfurt = place('Frankfurt', 'Europe/Berlin')

describe('a place', () => {
  const flight = emptySegment(uuid, 'flight', 'Night flight')

  test('of departure brings the time zone of the start', () => {
    expect(placeChanges(flight, 'origin', windhoek)).toEqual({ origin: windhoek, timezone: 'Africa/Windhoek' })
  })

  test('of arrival brings the time zone of the end', () => {
    expect(placeChanges(flight, 'destination', frankfurt)).toEqual({
      destination: frankfurt,
      endTimezone: 'Europe/Berlin',
    })
  })

  test('in the same time zone changes only itself', () => {
    const there = { ...flight, timezone: 'Africa/Windhoek' }
    expect(placeChanges(there, 'origin', windhoek)).toEqual({ origin: windhoek })
  })

  test('taken as it is written takes the time zone of the one before along', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Windhoek' }
    const zurich = labelled('Zurich')
    expect(placeChanges(there, 'origin', zurich)).toEqual({ origin: zurich, timezone: null })
    const back = { ...flight, destination: frankfurt, endTimezone: 'Europe/Berlin' }
    expect(placeChanges(back, 'destination', zurich)).toEqual({ destination: zurich, endTimezone: null })
    const meal = { ...emptySegment(uuid, 'meal', 'Lunch'), location: windhoek, timezone: 'Africa/Windhoek' }
    expect(placeChanges(meal, 'location', zurich)).toEqual({ location: zurich, timezone: null })
  })

  test('of the designer’s own takes its time zone along, not that of the library’s place', () => {
    const stay = {
      ...emptySegment(uuid, 'accommodation', 'Camp'),
      location: frankfurt,
      overrides: { location: windhoek },
      timezone: 'Africa/Windhoek',
    }
    expect(placeChanges(stay, 'location', labelled('Zurich'))).toMatchObject({ timezone: null })
  })

  test('without a time zone leaves one that somebody chose', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Johannesburg' }
    expect(placeChanges(there, 'origin', labelled('Airstrip'))).toEqual({ origin: labelled('Airstrip') })
  })

  test('that is cleared takes its time zone along', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Windhoek' }
    expect(placeChanges(there, 'origin', null)).toEqual({ origin: null, timezone: null })
  })
})

describe('another kind', () => {
  test('of journey keeps the places and drops what it does not ask', () => {
    const flight = {
      ...emptySegment(uuid, 'flight', 'Hop'),
      origin: windhoek,
      destination: frankfurt,
      seat: '4A',
      carrier: 'Air',
    }
    const drive = { ...flight, ...kindChanges(flight, 'drive') }
    expect(drive).toMatchObject({ kind: 'drive', origin: windhoek, destination: frankfurt, seat: null, carrier: null })
    const train = { ...flight, ...kindChanges(flight, 'train') }
    expect(train).toMatchObject({ kind: 'train', seat: '4A', carrier: 'Air' })
  })

  test('with one place has the one where the journey went, on its clock', () => {
    const transfer = {
      ...emptySegment(uuid, 'transfer', 'To town'),
      origin: windhoek,
      destination: frankfurt,
      timezone: 'Africa/Windhoek',
      endTimezone: 'Europe/Berlin',
    }
    expect(kindChanges(transfer, 'meal')).toMatchObject({
      location: frankfurt,
      origin: null,
      destination: null,
      timezone: 'Europe/Berlin',
      endTimezone: null,
    })
  })

  test('becomes a stay of a night, and a stay that ends being one has none', () => {
    const note = emptySegment(uuid, 'note', 'Sleep well')
    expect(kindChanges(note, 'accommodation')).toMatchObject({ nights: 1 })
    const stay = { ...emptySegment(uuid, 'accommodation', 'Camp'), nights: 3, location: windhoek }
    expect(kindChanges(stay, 'free_time')).toMatchObject({ nights: 0, rooms: [], board: null, location: windhoek })
  })

  test('of every sort is what it says', () => {
    for (const kind of segmentKinds)
      expect(kindChanges(emptySegment(uuid, 'meal', 'Lunch'), kind)).toMatchObject({ kind })
  })
})

test('the day of arrival is said in words', () => {
  expect([-1, 0, 1, 2].map(dayOffsetWords)).toEqual(['the day before', 'the same day', 'the next day', '2 days later'])
})
