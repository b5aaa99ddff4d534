import { expect, test } from 'vitest'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { uuid } from '../fixtures/open-itinerary.ts'
import { isSteady } from './use-stable-segment.ts'

const walk = { ...emptySegment(uuid(1), 'excursion', 'A walk'), overrides: { title: 'Our walk', durationMin: 60 } }

test('a segment is stable while only its texts change, including overrides of the library’s texts', () => {
  expect(isSteady(walk, { ...walk, title: 'A long walk', notesClient: 'Boots', notesInternal: 'Ask' })).toBe(true)
  expect(isSteady(walk, { ...walk, overrides: { ...walk.overrides, title: 'My walk' } })).toBe(true)
  expect(isSteady(walk, { ...walk, overrides: { title: 'My walk', description: null, durationMin: 60 } })).toBe(true)
})

test.each([
  ['a time', { startTime: '09:00' }],
  ['a place', { location: null, timezone: 'Africa/Windhoek' }],
  ['another kind', { kind: 'meal' as const }],
  ['another override', { overrides: { ...walk.overrides, durationMin: 90 } }],
  ['an override removed', { overrides: { title: 'Our walk' } }],
  ['images', { media: [{ media: uuid(2), role: 'gallery' as const, alt: null, caption: null }] }],
])('a segment is not stable with %s', (_what, changes) => {
  expect(isSteady(walk, { ...walk, ...changes })).toBe(false)
})
