import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segment as segmentSchema, type SegmentInput } from '../document/document.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { dateAfter } from '../itinerary/local-time.ts'
import { costItinerary } from './cost-itinerary.ts'
import type { RateSheet } from './cost-lines.ts'

const hotel = uuidOf(1)
const start = '2027-03-01'

type Line = Record<string, unknown>

const sheetOf = (lines: Line[], fields: Record<string, unknown> = {}): RateSheet => ({
  ...rateSheet.create.parse({
    name: 'Hotel',
    supplier: uuidOf(2),
    item: { resource: 'accommodation', uuid: hotel },
    currency: 'EUR',
    status: 'active',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    seasons: [
      { name: 'Low', ranges: [{ from: '2027-01-01', to: '2027-03-09' }] },
      { name: 'High', ranges: [{ from: '2027-03-10', to: '2027-12-31' }] },
      { name: 'Weekend', ranges: [{ from: '2027-01-01', to: '2027-12-31' }], weekdays: ['fri', 'sat'] },
    ],
    lines,
    ...fields,
  }),
  uuid: uuidOf(3),
})

const stay = (nights: number, fields: Partial<SegmentInput> = {}) =>
  segmentSchema.parse({
    uuid: uuidOf(10),
    day: 0,
    kind: 'accommodation',
    title: 'Hotel',
    source: { resource: 'accommodation', uuid: hotel, rev: 1 },
    nights,
    ...fields,
  })

const party = { adults: 2, children: 0, childAges: [] as number[], infants: 0 }

const cost = (
  segments: ReturnType<typeof stay>[],
  sheets: RateSheet[],
  fields: Partial<typeof party> = {},
  startDate = start,
) => costItinerary({ segments, startDate, ...party, ...fields }, { sheets, bookedOn: '2026-11-27' })

const price = fc.integer({ min: 0, max: 500_000 })
/** Lines for every season, so that every night has a price. */
const anyLines = fc.tuple(price, price, price, price).map(([low, high, weekend, child]) =>
  (
    [
      ['Low', low],
      ['High', high],
      ['Weekend', weekend],
    ] as const
  ).map(([season, amount]) => ({
    season,
    per: 'person_sharing',
    perTime: 'night',
    occupancy: { single: amount + 1000, double: amount, triple: amount, extraAdult: amount },
    childBands: [{ fromAge: 3, toAge: 11, price: child }],
  })),
)
const anyParty = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }) })
  .map(({ adults, ages }) => ({ adults, children: ages.length, childAges: ages, infants: 0 }))
const anyOffer = fc.oneof(
  fc
    .record({ kind: fc.constant('stay_pay'), stay: fc.integer({ min: 2, max: 8 }), combinable: fc.boolean() })
    .map((one) => ({ ...one, pay: one.stay - 1 })),
  fc.record({
    kind: fc.constant('percent'),
    percentBps: fc.integer({ min: 1, max: 10_000 }),
    combinable: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('early_booking'),
    percentBps: fc.integer({ min: 1, max: 10_000 }),
    daysBefore: fc.integer({ min: 1, max: 200 }),
    combinable: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('long_stay'),
    percentBps: fc.integer({ min: 1, max: 10_000 }),
    minNights: fc.integer({ min: 2, max: 20 }),
    combinable: fc.boolean(),
  }),
)
const anyNights = fc.integer({ min: 1, max: 30 })

const netOf = (costs: ReturnType<typeof cost>): number => {
  const [first] = costs
  expect(first?.gaps).toEqual([])
  return first?.net?.amount ?? Number.NaN
}

describe('a cost', () => {
  it('is explained by lines that add up to it, each of which multiplies out', () => {
    fc.assert(
      fc.property(
        anyLines,
        anyParty,
        anyNights,
        fc.array(anyOffer, { maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 6 })),
        (lines, people, nights, offers, freePlaces) => {
          const sheet = sheetOf(lines, {
            offers: offers.map((one, index) => ({ ...one, name: `Offer ${index}` })),
            freePlaces,
            basis: 'gross',
            commissionBps: 1250,
            taxIncluded: false,
            taxBps: 770,
            supplements: [
              { name: 'Gala', per: 'person', price: 5000, ranges: [{ from: '2027-03-05', to: '2027-03-05' }] },
            ],
          })
          const [one] = cost([stay(nights)], [sheet], people)
          expect(one?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(one?.net?.amount)
          for (const { price: each, count, times, amount } of one?.lines ?? [])
            expect(each * count * times).toBe(amount)
          expect(one?.net?.amount).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('is additive over nights', () => {
    fc.assert(
      fc.property(anyLines, anyParty, anyNights, (lines, people, nights) => {
        const sheet = sheetOf(lines)
        const apart = Array.from({ length: nights }, (_, night) =>
          netOf(cost([stay(1)], [sheet], people, dateAfter(start, night))),
        )
        expect(netOf(cost([stay(nights)], [sheet], people))).toBe(apart.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })

  it('is linear in the number of rooms', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 30 }), anyNights, (lines, count, nights) => {
        const sheet = sheetOf(lines)
        const of = (rooms: number) =>
          netOf(cost([stay(nights, { rooms: [{ type: 'Double', count: rooms, adults: 2, children: 0 }] })], [sheet]))
        expect(of(count)).toBe(count * of(1))
      }),
    )
  })

  it('is linear in the quantity of units', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 999 }), (amount, quantity) => {
        const sheet = sheetOf([{ per: 'unit', perTime: 'stay', price: amount }], {
          item: null,
          service: { kind: 'transfer', name: 'Transfer' },
        })
        const [one] = cost(
          [stay(0, { kind: 'transfer', source: null, supplier: uuidOf(2), title: 'Transfer', quantity })],
          [sheet],
        )
        expect(one?.net?.amount).toBe(amount * quantity)
      }),
    )
  })

  it('does not depend on the order of segments or of sheets', () => {
    fc.assert(
      fc.property(anyLines, anyLines, anyNights, fc.boolean(), (some, others, nights, isReversed) => {
        const sheets = [
          sheetOf(some),
          { ...sheetOf(others), uuid: uuidOf(4), item: { resource: 'accommodation' as const, uuid: uuidOf(5) } },
        ]
        const segments = [
          stay(nights),
          stay(nights, { uuid: uuidOf(11), day: 3, source: { resource: 'accommodation', uuid: uuidOf(5), rev: 1 } }),
        ]
        const sum = (of: typeof segments, by: typeof sheets) =>
          cost(of, by).reduce((all, { net }) => all + (net?.amount ?? 0), 0)
        expect(sum(segments.toReversed(), isReversed ? sheets.toReversed() : sheets)).toBe(sum(segments, sheets))
      }),
    )
  })

  it('never rises by an offer', () => {
    fc.assert(
      fc.property(
        anyLines,
        anyParty,
        anyNights,
        fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
        (lines, people, nights, offers) => {
          const named = offers.map((one, index) => ({ ...one, name: `Offer ${index}` }))
          const without = netOf(cost([stay(nights)], [sheetOf(lines)], people))
          const withAll = netOf(cost([stay(nights)], [sheetOf(lines, { offers: named })], people))
          const withFewer = netOf(cost([stay(nights)], [sheetOf(lines, { offers: named.slice(1) })], people))
          expect(withAll).toBeLessThanOrEqual(withFewer)
          expect(withFewer).toBeLessThanOrEqual(without)
        },
      ),
    )
  })
})

describe('a line charged once for the itinerary', () => {
  const sheet = sheetOf([{ per: 'group', perTime: 'trip', price: 50_000 }])
  const first = { uuid: uuidOf(20), day: 0 }
  const second = { uuid: uuidOf(21), day: 2 }
  const amounts = (...segments: Partial<SegmentInput>[]) =>
    cost(
      segments.map((fields) => stay(1, fields)),
      [sheet],
    ).map(({ net }) => net?.amount)

  it('is charged to the first included segment, even if others come before it', () => {
    expect(amounts(first, second)).toEqual([50_000, 0])
    expect(amounts({ ...first, inclusion: 'optional' }, second)).toEqual([0, 50_000])
    expect(amounts({ ...first, inclusion: 'own_arrangement' }, second)).toEqual([0, 50_000])
    for (const bookingStatus of ['declined', 'cancelled'] as const)
      expect(amounts({ ...first, bookingStatus }, second)).toEqual([0, 50_000])
  })

  it('is charged to the alternative that is selected', () => {
    const group = (isSelected: boolean) => ({ optionGroup: 'Guide', isSelected })
    expect(amounts({ ...first, ...group(false) }, { ...second, ...group(true) })).toEqual([50_000, 50_000])
    const third = { uuid: uuidOf(22), day: 3 }
    expect(amounts({ ...first, ...group(false) }, { ...second, ...group(true) }, third)).toEqual([50_000, 50_000, 0])
  })

  it('is part of each extra if no included segment has it', () =>
    expect(amounts({ ...first, inclusion: 'optional' }, { ...second, inclusion: 'optional' })).toEqual([
      50_000, 50_000,
    ]))
})
