import { describe, expect, it } from 'vitest'
import { segment as segmentSchema, type SegmentInput } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { clientPriceOf } from './client-price.ts'
import { travellerTitles } from './traveller-prices.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const segment = (fields: Partial<SegmentInput>) =>
  segmentSchema.parse({ uuid: uuidOf(10), day: 0, kind: 'fee', title: 'Visas', ...fields })

type Line = { for: 'room' | 'adult' | 'child' | 'group' | 'tax'; amount: number } & Partial<{
  room: string
  occupancy: number
  ages: { from: number; to: number }
}>
const stay = (rooms: SegmentInput['rooms'], lines: Line[]) =>
  segment({
    uuid: uuidOf(11),
    kind: 'accommodation',
    nights: 1,
    rooms,
    net: eur(lines.reduce((sum, { amount }) => sum + amount, 0)),
    costing: {
      costedOn: '2026-11-27',
      lines: lines.map(({ amount, ...line }) => ({
        sheet: uuidOf(3),
        from: '2027-05-01',
        times: 1,
        count: 1,
        price: amount,
        amount,
        ...line,
      })),
    },
  })

const pricesOf = (fields: object) => {
  const itinerary = itineraryResource.create.parse({
    title: 'Slow water',
    days: [{ uuid: uuidOf(1) }],
    currency: 'EUR',
    priceMode: 'per_traveller',
    ...fields,
  })
  const price = clientPriceOf(itinerary)
  const travellers = price?.travellers ?? []
  const titles = travellerTitles(travellers)
  expect(travellers.reduce((sum, one) => sum + one.price.amount, 0)).toBe(price?.total?.amount)
  return Object.fromEntries(travellers.map((one, index) => [titles[index], one.price.amount]))
}

describe('the price of each traveller', () => {
  it('is an equal share of prices set by hand and of the service fee; the first adult gets what is left', () =>
    expect(
      pricesOf({
        children: 1,
        childAges: [6],
        serviceFee: eur(50),
        segments: [segment({ net: eur(10_000), unit: 'per_unit' })],
      }),
    ).toEqual({ 'Adult 1': 3350, 'Adult 2': 3350, 'Child 1, 6 years old': 3350 }))

  it('gives a cent that cannot be divided to the first adult, even with a price override', () => {
    const segments = [segment({ net: eur(10_000), unit: 'per_unit' })]
    expect(pricesOf({ adults: 3, segments })).toEqual({ 'Adult 1': 3334, 'Adult 2': 3333, 'Adult 3': 3333 })
    expect(pricesOf({ adults: 3, segments, displayPrice: eur(20_001) })).toEqual({
      'Adult 1': 6667,
      'Adult 2': 6667,
      'Adult 3': 6667,
    })
  })

  it('follows the rate sheets: a single room for an adult who sleeps alone, a child by its age, and tax in proportion', () =>
    expect(
      pricesOf({
        adults: 3,
        children: 1,
        childAges: [7],
        markupBps: 1000,
        segments: [
          stay(
            [
              { type: 'Double', count: 1, adults: 1, children: 0 },
              { type: 'Double', count: 1, adults: 2, children: 1 },
            ],
            [
              { for: 'room', amount: 15_000, occupancy: 1 },
              { for: 'room', amount: 20_000, occupancy: 2 },
              { for: 'child', amount: 5000, ages: { from: 6, to: 11 } },
              { for: 'tax', amount: 4000 },
            ],
          ),
        ],
      }),
    ).toEqual({
      // Each with a tenth of tax, and a tenth of markup on that.
      'Adult 1': 12_100,
      'Adult 2': 12_100,
      'Adult 3, in a room of their own': 18_150,
      'Child 1, 7 years old': 6050,
    }))

  it('charges each for the type of room they sleep in, and a child who fills up a double for half of it', () =>
    expect(
      pricesOf({
        adults: 3,
        children: 1,
        childAges: [9],
        segments: [
          stay(
            [
              { type: 'Suite', count: 1, adults: 2, children: 0 },
              { type: 'Double', count: 1, adults: 1, children: 1 },
            ],
            [
              { for: 'room', amount: 60_000, occupancy: 2, room: 'suite' },
              { for: 'room', amount: 20_000, occupancy: 2, room: 'Double' },
            ],
          ),
        ],
      }),
    ).toEqual({ 'Adult 1': 30_000, 'Adult 2': 30_000, 'Adult 3': 10_000, 'Child 1, 9 years old': 10_000 }))

  it('leaves out infants, and is shown in no other price mode', () => {
    const segments = [segment({ net: eur(10_000), unit: 'per_unit' })]
    expect(pricesOf({ adults: 1, infants: 1, segments })).toEqual({ 'Adult 1': 10_000 })
    const total = itineraryResource.create.parse({
      title: 'A',
      days: [{ uuid: uuidOf(1) }],
      priceMode: 'total',
      segments,
    })
    expect(clientPriceOf(total)?.travellers).toEqual([])
  })
})
