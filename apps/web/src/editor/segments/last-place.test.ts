import { labelled } from '@sojourn/contract/kit/labelled'
import { expect, test } from 'vitest'
import type { Segment } from '@sojourn/contract/document/document'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { uuid } from '../fixtures/open-itinerary.ts'
import { lastPlaceBefore, lastPlaceUpTo } from './last-place.ts'

const at = (label: string, lat: number, lng: number) => ({ ...labelled(label), lat, lng })
const on = (number: number, day: number | null, fields: Partial<Segment>): Segment => ({
  ...emptySegment(uuid(number), 'excursion', String(number)),
  day,
  ...fields,
})

const itinerary = {
  segments: [
    on(1, 1, { location: at('Etosha', -19, 16) }),
    on(2, 0, { location: at('Windhoek', -22.5, 17) }),
    on(3, 1, { location: labelled('Somewhere') }),
    on(4, 2, { kind: 'flight', origin: at('Etosha', -19, 16), destination: at('Cape Town', -34, 18.5) }),
    on(5, null, { location: at('Oslo', 60, 11) }),
  ],
}

test('the travellers are at the last place with a pin', () => {
  expect(lastPlaceUpTo(itinerary, 0)?.label).toBe('Windhoek')
  expect(lastPlaceUpTo(itinerary, 1)?.label).toBe('Etosha')
  expect(lastPlaceUpTo(itinerary, 1, 0)?.label).toBe('Windhoek')
  expect(lastPlaceUpTo(itinerary, 2)?.label).toBe('Cape Town')
  expect(lastPlaceUpTo(itinerary, null)?.label).toBe('Cape Town')
})

test('the place before a segment is that of the last segment with a pin', () => {
  const [, , nowhere, flight] = itinerary.segments
  expect(nowhere && lastPlaceBefore(itinerary, nowhere)?.label).toBe('Etosha')
  expect(flight && lastPlaceBefore(itinerary, flight)?.label).toBe('Etosha')
  expect(lastPlaceUpTo({ segments: [] }, 0)).toBeNull()
})
