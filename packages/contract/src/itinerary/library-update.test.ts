import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { describeEdit } from './describe-edit.ts'
import { type Segment, segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { emptyDay } from './empty-day.ts'
import { detachSource, libraryUpdates, swapSource, takeUpdates } from './library-update.ts'
import { location } from '../kit/values.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'

const source = { resource: 'accommodation', uuid: uuidOf(9), rev: 2 } as const
const camp = segment.parse({
  uuid: uuidOf(2),
  day: 0,
  kind: 'accommodation',
  title: 'Desert Camp',
  included: ['Breakfast'],
  excluded: ['Drinks'],
  overrides: { title: 'Our favourite camp' },
  source,
  nights: 3,
  net: { amount: 100, currency: 'EUR' },
  bookingStatus: 'confirmed',
  confirmationNo: 'DC-1',
  priceLocked: true,
})
const fresh: Segment = {
  ...camp,
  source: { ...source, rev: 3 },
  title: 'Desert Camp & Spa',
  included: ['Breakfast', 'Wifi'],
  excluded: [],
  overrides: {},
}
const itinerary: ItineraryDocument = itineraryResource.create.parse({
  title: 'Trip',
  dayCount: 1,
  days: [emptyDay(uuidOf(1))],
  segments: [camp],
})

/** The segment after an edit. Also checks that the edit can be undone. */
const after = (edit: Edit): Segment => {
  const { document, inverse } = applyEdit(itinerary, edit)
  expect(JSON.stringify(applyEdit(document, inverse).document)).toBe(JSON.stringify(itinerary))
  const [only] = document.segments
  if (!only) throw new Error('the segment is gone')
  return only
}

describe('a library item that has changed', () => {
  it('is reported field by field, including those that the designer has overridden', () => {
    expect(libraryUpdates(camp, fresh).map(({ field, isOverridden }) => [field, isOverridden])).toEqual([
      ['title', true],
      ['included', false],
      ['excluded', false],
    ])
    expect(libraryUpdates(camp, { ...fresh, source })).toEqual([])
    expect(libraryUpdates({ ...camp, source: null }, fresh)).toEqual([])
  })

  it('is applied beneath the designer’s overrides; prices and bookings do not change', () => {
    const updated = after(takeUpdates(camp, fresh))
    expect(updated).toMatchObject({
      source: { rev: 3 },
      title: 'Desert Camp & Spa',
      overrides: { title: 'Our favourite camp' },
    })
    expect(effectiveSegment(updated)).toMatchObject({
      title: 'Our favourite camp',
      included: ['Breakfast', 'Wifi'],
      excluded: [],
    })
    expect([updated.net, updated.confirmationNo, updated.nights]).toEqual([camp.net, 'DC-1', 3])
    expect(libraryUpdates(updated, fresh)).toEqual([])
    expect(describeEdit(itinerary, takeUpdates(camp, fresh))).toBe('Updated Our favourite camp from the library')
  })

  it('changes the time zone with the place, unless the designer set another one', () => {
    const at = (label: string, timezone: string) => location().parse({ label, timezone })
    const there = { ...camp, location: at('Windhoek', 'Africa/Windhoek'), timezone: 'Africa/Windhoek' }
    const moved = { ...fresh, location: at('Zurich', 'Europe/Zurich'), timezone: 'Europe/Zurich' }
    expect(takeUpdates(there, moved).fields).toMatchObject({ timezone: 'Europe/Zurich' })
    expect(takeUpdates({ ...there, timezone: 'Africa/Lagos' }, moved).fields).not.toHaveProperty('timezone')
    expect(takeUpdates(there, moved, ['title']).fields).not.toHaveProperty('timezone')
  })

  it('is applied to the chosen fields; the others do not change', () => {
    const some = after(takeUpdates(camp, fresh, ['title', 'excluded']))
    expect(effectiveSegment(some)).toMatchObject({ title: 'Desert Camp & Spa', included: ['Breakfast'], excluded: [] })
    expect(some.overrides).toEqual({ included: ['Breakfast'] })
  })

  it('can be replaced with another item, whose booking is not requested yet', () => {
    const other = { ...fresh, source: { ...source, uuid: uuidOf(10) }, title: 'Dune Lodge', board: 'FB' as const }
    const swapped = after(swapSource(camp, other))
    expect(effectiveSegment(swapped)).toMatchObject({ title: 'Dune Lodge', board: 'FB', nights: 3, net: camp.net })
    expect(swapped).toMatchObject({
      bookingStatus: 'not_requested',
      confirmationNo: null,
      priceLocked: false,
      overrides: {},
    })
    expect(describeEdit(itinerary, swapSource(camp, other))).toBe('Replaced Our favourite camp with Dune Lodge')
  })

  it('has no effect after the segment is unpinned from it, and no text changes', () => {
    const own = after(detachSource(camp))
    expect(own).toMatchObject({ source: null, overrides: {}, title: 'Our favourite camp' })
    expect({ ...effectiveSegment(own), source, overrides: camp.overrides }).toEqual(effectiveSegment(camp))
    expect(describeEdit(itinerary, detachSource(camp))).toBe('Unlinked Our favourite camp from the library')
  })
})
