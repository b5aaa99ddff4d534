import { labelled } from '@sojourn/contract/kit/labelled'
import { describe, expect, test } from 'vitest'
import type { Location } from '@sojourn/contract/kit/values'
import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { uuid as uuidOf } from '../fixtures/open-itinerary.ts'
import { dayOffsetWords, kindChanges, placeChanges } from './kind-fields.ts'

const uuid = uuidOf(1)
const place = (label: string, timezone: string | null): Location => ({ ...labelled(label), timezone })
const windhoek = place('Windhoek', 'Africa/Windhoek')
const frankfurt = place('Frankfurt', 'Europe/Berlin')

describe('a place', () => {
  const flight = emptySegment(uuid, 'flight', 'Night flight')

  test('of departure sets the time zone of the start', () => {
    expect(placeChanges(flight, 'origin', windhoek)).toEqual({ origin: windhoek, timezone: 'Africa/Windhoek' })
  })

  test('of arrival sets the time zone of the end', () => {
    expect(placeChanges(flight, 'destination', frankfurt)).toEqual({
      destination: frankfurt,
      endTimezone: 'Europe/Berlin',
    })
  })

  test('in the same time zone changes nothing else', () => {
    const there = { ...flight, timezone: 'Africa/Windhoek' }
    expect(placeChanges(there, 'origin', windhoek)).toEqual({ origin: windhoek })
  })

  test('entered as plain text clears the time zone of the previous place', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Windhoek' }
    const zurich = labelled('Zurich')
    expect(placeChanges(there, 'origin', zurich)).toEqual({ origin: zurich, timezone: null })
    const back = { ...flight, destination: frankfurt, endTimezone: 'Europe/Berlin' }
    expect(placeChanges(back, 'destination', zurich)).toEqual({ destination: zurich, endTimezone: null })
    const meal = { ...emptySegment(uuid, 'meal', 'Lunch'), location: windhoek, timezone: 'Africa/Windhoek' }
    expect(placeChanges(meal, 'location', zurich)).toEqual({ location: zurich, timezone: null })
  })

  test('of the designer’s own clears its own time zone, not that of the library’s place', () => {
    const stay = {
      ...emptySegment(uuid, 'accommodation', 'Camp'),
      location: frankfurt,
      overrides: { location: windhoek },
      timezone: 'Africa/Windhoek',
    }
    expect(placeChanges(stay, 'location', labelled('Zurich'))).toMatchObject({ timezone: null })
  })

  test('without a time zone does not clear one that was set by hand', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Johannesburg' }
    expect(placeChanges(there, 'origin', labelled('Airstrip'))).toEqual({ origin: labelled('Airstrip') })
  })

  test('that is cleared also clears its time zone', () => {
    const there = { ...flight, origin: windhoek, timezone: 'Africa/Windhoek' }
    expect(placeChanges(there, 'origin', null)).toEqual({ origin: null, timezone: null })
  })
})

describe('a change of kind', () => {
  test('to another kind of journey keeps the places and drops fields that it does not have', () => {
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

  test('to a kind with one place keeps the destination of the journey, in its time zone', () => {
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

  test('to a stay sets one night, and from a stay sets none', () => {
    const note = emptySegment(uuid, 'note', 'Sleep well')
    expect(kindChanges(note, 'accommodation')).toMatchObject({ nights: 1 })
    const stay = { ...emptySegment(uuid, 'accommodation', 'Camp'), nights: 3, location: windhoek }
    expect(kindChanges(stay, 'free_time')).toMatchObject({ nights: 0, rooms: [], board: null, location: windhoek })
  })

  test('to any kind sets that kind', () => {
    for (const kind of segmentKinds)
      expect(kindChanges(emptySegment(uuid, 'meal', 'Lunch'), kind)).toMatchObject({ kind })
  })
})

test('the day of arrival is shown in words', () => {
  expect([-1, 0, 1, 2].map(dayOffsetWords)).toEqual(['the day before', 'the same day', 'the next day', '2 days later'])
})
