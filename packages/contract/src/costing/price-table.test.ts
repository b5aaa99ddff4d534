import { describe, expect, it } from 'vitest'
import { segment as segmentSchema } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import type { ItineraryDocument } from '../itinerary/edit.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import type { CostingSource } from './flow-costs.ts'
import { priceOfChild, pricesBySize, singleSupplement } from './price-table.ts'
import { applyCosts, recost } from './recost.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const sheet = (uuid: number, fields: object) => ({
  ...rateSheet.create.parse({
    name: 'Sheet',
    supplier: uuidOf(2),
    currency: 'EUR',
    status: 'active',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    ...fields,
  }),
  uuid: uuidOf(uuid),
})

const source: CostingSource = {
  bookedOn: '2026-11-27',
  book: [],
  sheets: [
    sheet(3, {
      item: { resource: 'accommodation', uuid: uuidOf(1) },
      lines: [
        {
          room: 'Sea view',
          per: 'person_sharing',
          perTime: 'night',
          occupancy: { single: 15_000, double: 10_000 },
          childBands: [{ fromAge: 3, toAge: 11, shareBps: 6000, sharingAdults: 2 }],
        },
      ],
    }),
    sheet(4, {
      service: { kind: 'transfer', name: 'Van' },
      lines: [{ per: 'vehicle', perTime: 'stay', price: 24_000, capacity: 6 }],
    }),
  ],
}

/** Two nights by the sea and a van, priced from their sheets, and a meal that was priced by hand. */
const journey = (fields: object = {}): ItineraryDocument => {
  const document = itineraryResource.create.parse({
    title: 'Sea',
    startDate: '2027-05-01',
    days: [{ uuid: uuidOf(100) }],
    currency: 'EUR',
    priceMode: 'total',
    segments: [
      {
        kind: 'accommodation',
        title: 'Inn',
        source: { resource: 'accommodation', uuid: uuidOf(1), rev: 1 },
        nights: 2,
        rooms: [{ type: 'Sea view', count: 1, adults: 2, children: 0 }],
      },
      { kind: 'transfer', title: 'Van', supplier: uuidOf(2) },
      { kind: 'meal', title: 'Dinner', net: euros(3000), unit: 'per_person' },
    ].map((one, index) => segmentSchema.parse({ uuid: uuidOf(10 + index), day: 0, ...one })),
    ...fields,
  })
  const edit = applyCosts(document, recost(document, source), { book: [], costedOn: source.bookedOn })
  return edit ? applyEdit(document, edit).document : document
}

describe('the price for a number of travellers', () => {
  it('divides shared costs among the party, and puts one of an odd number of adults in a single room', () =>
    expect(pricesBySize(journey(), source, [2, 3, 7])).toEqual([
      // 2 × 100 + 30 + 240 ÷ 2.
      { travellers: 2, perPerson: euros(35_000) },
      // Two share, one is alone: (4 × 100 + 2 × 150 + 3 × 30 + 240) ÷ 3 = 343.33, up to the cent.
      { travellers: 3, perPerson: euros(34_334) },
      // Two vans: (12 × 100 + 2 × 150 + 7 × 30 + 480) ÷ 7 = 312.857.
      { travellers: 7, perPerson: euros(31_286) },
    ]))

  it('does not divide a sell price that was typed for the actual travellers', () => {
    const segments = journey().segments.map((one) => (one.title === 'Inn' ? { ...one, gross: euros(1) } : one))
    const typed = { ...journey(), segments }
    expect(pricesBySize(typed, source, [2, 7])).toEqual(pricesBySize(journey(), source, [2, 7]))
  })

  it('is rounded up to the step of the itinerary', () =>
    expect(pricesBySize(journey({ roundTo: 1000 }), source, [7])).toEqual([
      { travellers: 7, perPerson: euros(32_000) },
    ]))

  it('is not known if a segment has no price', () => {
    const moved = { ...journey(), startDate: '2028-05-01' }
    expect(pricesBySize(moved, source, [2])).toEqual([{ travellers: 2, perPerson: null }])
    const open = {
      ...journey(),
      segments: [
        ...journey().segments,
        segmentSchema.parse({ uuid: uuidOf(20), day: 0, kind: 'flight', title: 'Flight' }),
      ],
    }
    expect(pricesBySize(open, source, [2])).toEqual([{ travellers: 2, perPerson: null }])
  })
})

it('the single supplement is half the difference between two single rooms and a double', () =>
  expect(singleSupplement(journey(), source)).toEqual(euros(10_000)))

it('a child pays by its age, and its part of shared costs', () => {
  // 2 × 60 % of 100, and a dinner.
  expect(priceOfChild(journey(), source, 8)).toEqual(euros(15_000))
  // Too old for a band, and the third adult in the room pays like the others.
  expect(priceOfChild(journey(), source, 15)).toEqual(euros(23_000))
})
