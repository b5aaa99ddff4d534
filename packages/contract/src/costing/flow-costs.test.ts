import { describe, expect, it } from 'vitest'
import { segment as segmentSchema, type SegmentInput } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import type { Edit, ItineraryDocument } from '../itinerary/edit.ts'
import { priceOfItinerary } from '../itinerary/itinerary-price.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import { type CostingSource, pricesOfInserted, withCosts } from './flow-costs.ts'
import { setRateByHand, updateRates } from '../itinerary/moved-rates.ts'
import { movedRates } from './frozen-rates.ts'
import { applyCosts, recost } from './recost.ts'

const hotel = uuidOf(1)
const sheet = (price: number) => ({
  ...rateSheet.create.parse({
    name: 'Inn',
    supplier: uuidOf(2),
    item: { resource: 'accommodation', uuid: hotel },
    currency: 'JPY',
    status: 'active',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    seasons: [
      { name: 'Spring', ranges: [{ from: '2027-03-01', to: '2027-05-31' }] },
      { name: 'Summer', ranges: [{ from: '2027-06-01', to: '2027-08-31' }] },
    ],
    lines: [
      { season: 'Spring', per: 'person_sharing', perTime: 'night', occupancy: { double: price } },
      { season: 'Summer', per: 'person_sharing', perTime: 'night', occupancy: { double: 2 * price } },
    ],
  }),
  uuid: uuidOf(3),
})
const source = (price = 20_000): CostingSource => ({
  sheets: [sheet(price)],
  book: [{ from: 'JPY', to: 'EUR', rate: '0.0062', date: '2026-11-20', bufferBps: 0 }],
  bookedOn: '2026-11-27',
})

const stay = (fields: Partial<SegmentInput> = {}) =>
  segmentSchema.parse({
    uuid: uuidOf(10),
    day: 0,
    kind: 'accommodation',
    title: 'Inn',
    source: { resource: 'accommodation', uuid: hotel, rev: 1 },
    nights: 2,
    ...fields,
  })

const document = (...segments: ReturnType<typeof stay>[]): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Slow water',
    startDate: '2027-05-01',
    dayCount: 5,
    days: Array.from({ length: 5 }, (_, index) => ({ uuid: uuidOf(100 + index) })),
    currency: 'EUR',
    priceMode: 'total',
    segments,
  })

const netOf = (of: ItineraryDocument, uuid = uuidOf(10)) => of.segments.find((one) => one.uuid === uuid)?.net
const after = (before: ItineraryDocument, edit: Edit, from = source()) =>
  applyEdit(before, withCosts(before, edit, from)).document

const insert = (fields: Partial<SegmentInput> = {}): Edit => ({
  kind: 'insertSegment',
  segment: { ...stay(fields), day: null },
  day: 0,
  index: 0,
})

describe('an edit', () => {
  it('prices the segment that it inserts, converts it, and undo takes back both', () => {
    const before = document()
    const edit = withCosts(before, insert(), source())
    const { document: priced, inverse } = applyEdit(before, edit)
    // 20,000 yen × 2 people × 2 nights, at 0.0062.
    expect(netOf(priced)).toEqual({ amount: 80_000, currency: 'JPY' })
    expect(priced.exchangeRates).toEqual([
      { from: 'JPY', to: 'EUR', rate: '0.0062', date: '2026-11-20', bufferBps: 0, isManual: false },
    ])
    expect(priceOfItinerary(priced)).toMatchObject({
      net: { amount: 49_600, currency: 'EUR' },
      total: { amount: 49_600 },
    })
    expect(edit).toMatchObject({ kind: 'several', name: 'Added Inn to day 1' })
    expect(applyEdit(priced, inverse).document).toEqual(before)
  })

  it('prices again what its dates, nights, travellers or rooms change', () => {
    const priced = after(document(), insert())
    const moved = after(priced, { kind: 'set', fields: { startDate: '2027-06-01' } })
    expect(netOf(moved)?.amount).toBe(160_000)
    expect(netOf(after(moved, { kind: 'setSegment', segment: uuidOf(10), fields: { nights: 3 } }))?.amount).toBe(
      240_000,
    )
    expect(netOf(after(moved, { kind: 'set', fields: { adults: 4 } }))?.amount).toBe(320_000)
    const rooms = [{ type: 'Any', count: 3, adults: 2, children: 0 }]
    expect(netOf(after(moved, { kind: 'setSegment', segment: uuidOf(10), fields: { rooms } }))?.amount).toBe(480_000)
  })

  it('does not cost anything again when only prices change', () => {
    const rates = source()
    const before = after(document(stay()), { kind: 'set', fields: { priceMode: 'total' } }, rates)
    const unread: CostingSource = {
      ...rates,
      get sheets(): never {
        throw new Error('costed')
      },
    }
    const fields = { net: { amount: 70_000, currency: 'JPY' }, markupBps: 1000, gross: null }
    const edit: Edit = { kind: 'setSegment', segment: uuidOf(10), fields }
    expect(after(before, edit, unread).segments).toMatchObject([fields])
    expect(() => after(before, { ...edit, fields: { nights: 3 } }, unread)).toThrow('costed')
  })

  it('leaves alone prices set by hand, locked ones, and those that only the rates have changed', () => {
    const priced = after(document(), insert())
    const nights: Edit = { kind: 'setSegment', segment: uuidOf(10), fields: { nights: 3 } }
    const byHand = after(priced, {
      kind: 'setSegment',
      segment: uuidOf(10),
      fields: { net: { amount: 1, currency: 'JPY' } },
    })
    expect(netOf(after(byHand, nights))).toEqual({ amount: 1, currency: 'JPY' })
    const locked = after(priced, { kind: 'setSegment', segment: uuidOf(10), fields: { priceLocked: true } })
    expect(netOf(after(locked, nights))?.amount).toBe(80_000)
    const dearer = source(30_000)
    expect(netOf(after(priced, { kind: 'set', fields: { title: 'Slower water' } }, dearer))?.amount).toBe(80_000)
    expect(recost(priced, dearer)).toMatchObject([{ state: 'changed', difference: 40_000 }])
  })

  it('keeps a sell price that was typed, unless the rate is chosen for a segment that was priced by hand', () => {
    const priced = after(document(), insert())
    const gross = { amount: 30_000, currency: 'EUR' }
    const sold = after(priced, { kind: 'setSegment', segment: uuidOf(10), fields: { gross } })
    const larger = after(sold, { kind: 'set', fields: { adults: 4 } })
    expect(larger.segments).toMatchObject([{ net: { amount: 160_000, currency: 'JPY' }, gross }])
    const freezing = { book: source().book, costedOn: source().bookedOn }
    const dearer = applyCosts(larger, recost(larger, source(30_000)), freezing)
    expect(dearer && applyEdit(larger, dearer).document.segments).toMatchObject([{ net: { amount: 240_000 }, gross }])
    const byHand = document(stay({ gross }))
    expect(recost(byHand, source())).toMatchObject([{ state: 'by_hand' }])
    const chosen = applyCosts(byHand, recost(byHand, source()), freezing)
    expect(chosen && applyEdit(byHand, chosen).document.segments).toMatchObject([
      { net: { amount: 80_000 }, gross: null },
    ])
  })

  it('keeps a price that no longer has a rate, and says so', () => {
    const priced = after(document(), insert())
    const moved = after(priced, { kind: 'set', fields: { startDate: '2028-06-01' } })
    expect(netOf(moved)?.amount).toBe(80_000)
    expect(recost(moved, source())).toMatchObject([
      { state: 'gap', cost: { gaps: [{ reason: 'no_rate', date: '2028-06-01' }, { date: '2028-06-02' }] } },
    ])
  })
})

describe('exchange rates', () => {
  const foreign: Edit = { kind: 'setSegment', segment: uuidOf(10), fields: { net: { amount: 500, currency: 'JPY' } } }
  const rate = { from: 'JPY', to: 'EUR', rate: '0.0062', date: '2026-11-20', bufferBps: 0 }
  const frozen = { ...rate, isManual: false }

  it('are frozen with the first price in another currency, also one set by hand, and stay when the book moves', () => {
    const before = document(stay({ source: null }))
    const priced = after(before, foreign)
    expect(priced.exchangeRates).toEqual([frozen])
    const later: CostingSource = { ...source(), book: [{ ...rate, rate: '0.0064', date: '2026-11-26' }] }
    expect(after(priced, { kind: 'set', fields: { title: 'Slower' } }, later).exchangeRates).toEqual([frozen])
    const freezing = { book: later.book, costedOn: later.bookedOn }
    // 0.0064 ÷ 0.0062 is 3.23 % more.
    expect(movedRates(priced, freezing)).toMatchObject([{ frozen, movedBps: 323 }])
    const updated = applyEdit(priced, updateRates(priced, movedRates(priced, freezing))).document
    expect(updated.exchangeRates).toEqual([{ ...frozen, rate: '0.0064', date: '2026-11-26' }])
    expect(movedRates(updated, freezing)).toEqual([])
    const byHand = applyEdit(priced, setRateByHand(priced, rate, { rate: '0.0070', date: '2026-11-27' })).document
    expect(byHand.exchangeRates).toEqual([{ ...rate, rate: '0.0070', date: '2026-11-27', isManual: true }])
    expect(applyEdit(byHand, updateRates(byHand, movedRates(byHand, freezing))).document).toEqual(updated)
  })

  it('are not frozen without one in the book', () =>
    expect(after(document(stay({ source: null })), foreign, { ...source(), book: [] }).exchangeRates).toEqual([]))
})

describe('a segment inserted before its rate sheets were known', () => {
  it('gets its price when they are', () => {
    const before = document(stay(), stay({ uuid: uuidOf(11) }))
    const edit = pricesOfInserted(before, new Set([uuidOf(11)]), source())
    const priced = edit ? applyEdit(before, edit).document : before
    expect(netOf(priced)).toBeNull()
    expect(netOf(priced, uuidOf(11))?.amount).toBe(80_000)
    expect(pricesOfInserted(priced, new Set([uuidOf(11)]), source())).toBeNull()
  })
})
