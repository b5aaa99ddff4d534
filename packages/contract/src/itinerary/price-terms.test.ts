import { describe, expect, it } from 'vitest'
import { maxMarginBps, maxMarkupBps } from '../document/document-limits.ts'
import { segment as segmentSchema, type SegmentInput } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { priceOfItinerary } from './itinerary-price.ts'
import { marginOfMarkup, markupOf, markupOfMargin, ruleInTerms, taxOf } from './price.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const yen = (amount: number) => ({ amount, currency: 'JPY' })
const supplier = uuidOf(50)

const priced = (fields: object, ...segments: Partial<SegmentInput>[]) =>
  priceOfItinerary(
    itineraryResource.create.parse({
      title: 'Slow water',
      days: [{ uuid: uuidOf(1) }],
      priceMode: 'total',
      currency: 'EUR',
      segments: segments.map((one, index) =>
        segmentSchema.parse({ uuid: uuidOf(100 + index), day: 0, kind: 'excursion', title: 'Walk', ...one }),
      ),
      ...fields,
    }),
  )

const rate = { from: 'JPY', to: 'EUR', rate: '0.0061', date: '2026-11-20', bufferBps: 200 }

describe('a price in another currency', () => {
  it('is converted with the frozen rate and its buffer before markup and tax are added', () => {
    const { segments, net, total, foreign, netByCurrency } = priced(
      { exchangeRates: [rate], markupBps: 1000, taxBps: 500 },
      { net: yen(118_000) },
      { net: euros(1000) },
    )
    // 118,000 × 0.0061 × 1.02 = 734.196; + 10 % = 807.62; + 5 % = 848.00.
    expect(segments[0]).toMatchObject({
      net: yen(118_000),
      rate,
      cost: euros(73_420),
      markup: euros(7342),
      tax: euros(4038),
      gross: euros(84_800),
    })
    expect(net).toEqual(euros(74_420))
    expect(total).toEqual(euros(84_800 + 1155))
    expect(foreign).toEqual([])
    expect(netByCurrency).toEqual([yen(118_000), euros(1000)])
  })

  it('that is fixed is converted without the buffer, which is for costs', () =>
    expect(priced({ exchangeRates: [rate] }, { gross: yen(100_000) }).segments[0]?.gross).toEqual(euros(61_000)))

  it('is left out of every sum without a rate', () => {
    const { total, foreign } = priced({ exchangeRates: [{ ...rate, to: 'USD' }] }, { net: yen(1) }, { net: euros(7) })
    expect(total).toEqual(euros(7))
    expect(foreign).toEqual([uuidOf(100)])
  })
})

describe('markup and tax', () => {
  it('are those of the segment, or else of its supplier, its kind or the itinerary', () => {
    const terms = {
      markupBps: 1000,
      taxBps: 2000,
      markupRules: [
        { kind: 'excursion', markupBps: 2000 },
        { supplier, marginBps: 2000 },
      ],
      taxRules: [{ kind: 'excursion', taxBps: 700 }],
    }
    const { segments } = priced(
      terms,
      { net: euros(10_000), supplier, markupBps: 0, taxBps: 0 },
      { net: euros(10_000), supplier },
      { net: euros(10_000) },
      { net: euros(10_000), kind: 'transfer' },
    )
    expect(segments.map(({ markup, tax }) => [markup?.amount, tax?.amount])).toEqual([
      [0, 0],
      // A margin of 20 % is a markup of 25 %.
      [2500, 875],
      [2000, 840],
      [1000, 2200],
    ])
  })

  it('say where they come from', () => {
    const terms = {
      markupBps: 1000,
      taxBps: 2000,
      markupRules: [
        { supplier: null, kind: 'excursion' as const, markupBps: 2000, marginBps: null },
        { supplier, kind: null, markupBps: null, marginBps: 2000 },
      ],
      taxRules: [{ kind: 'excursion' as const, taxBps: 700 }],
    }
    const one = { supplier, kind: 'excursion' as const, markupBps: null, taxBps: null }
    expect(markupOf(one, terms)).toEqual({ bps: 2500, source: 'supplier' })
    expect(markupOf({ ...one, supplier: null }, terms)).toEqual({ bps: 2000, source: 'kind' })
    expect(markupOf({ ...one, supplier: null, kind: 'transfer' }, terms)).toEqual({ bps: 1000, source: 'itinerary' })
    expect(markupOf({ ...one, markupBps: 0 }, terms)).toEqual({ bps: 0, source: 'segment' })
    expect(taxOf(one, terms)).toEqual({ bps: 700, source: 'kind' })
    expect(taxOf({ ...one, kind: 'transfer' }, terms)).toEqual({ bps: 2000, source: 'itinerary' })
    expect(taxOf({ ...one, taxBps: 0 }, terms)).toEqual({ bps: 0, source: 'segment' })
  })

  it.each([
    [0, 0],
    [2000, 2500],
    [3333, 4999],
    [5000, 10_000],
    [9900, 990_000],
  ])('a margin of %i basis points is a markup of %i', (margin, markup) => expect(markupOfMargin(margin)).toBe(markup))

  it.each([
    [0, 0],
    [2500, 2000],
    [4999, 3333],
    [10_000, 5000],
    [100_000, 9091],
  ])('a markup of %i basis points is a margin of %i', (markup, margin) => expect(marginOfMarkup(markup)).toBe(margin))

  it('stay about the same when a rule is switched between markup and margin, within the limits of both', () => {
    const rule = { supplier, kind: null }
    const markup = { ...rule, markupBps: 2500, marginBps: null }
    const margin = { ...rule, markupBps: null, marginBps: 2000 }
    expect([ruleInTerms(markup, 'margin'), ruleInTerms(margin, 'markup')]).toEqual([margin, markup])
    expect([ruleInTerms(markup, 'markup'), ruleInTerms(margin, 'margin')]).toEqual([markup, margin])
    expect(ruleInTerms({ ...margin, marginBps: maxMarginBps }, 'markup').markupBps).toBe(maxMarkupBps)
  })
})

describe('what is not for a segment', () => {
  it('adds the service fee before rounding, and takes the agency commission from the margin', () => {
    const price = priced(
      { serviceFee: euros(5000), roundTo: 10_000, agency: uuidOf(60), agencyCommissionBps: 1000, markupBps: 2500 },
      { net: euros(100_100) },
    )
    expect(price).toMatchObject({
      serviceFee: euros(5000),
      // 1,001.00 + 25 % = 1,251.25; + 50.00 = 1,301.25; rounded up to 1,400.00.
      total: euros(140_000),
      due: euros(140_000),
      commission: euros(14_000),
      rounding: euros(140_000 - 125_125 - 5000),
      margin: { ...euros(140_000 - 100_100 - 14_000), bps: 1850 },
    })
  })

  it('is not the commission while there is no agency, and not a fee in another currency', () =>
    expect(priced({ serviceFee: yen(5), agencyCommissionBps: 1000 }, { net: euros(7) })).toMatchObject({
      serviceFee: null,
      commission: null,
      total: euros(7),
    }))

  it('has a margin on the price override, and none while a net price is missing', () => {
    expect(priced({ displayPrice: euros(900) }, { net: euros(1000) }).margin).toEqual({ ...euros(-100), bps: -1111 })
    expect(priced({}, { net: euros(1000) }, { gross: euros(1000) }).margin).toBeNull()
    expect(priced({ priceMode: 'none' }, { net: euros(1000), markupBps: 10_000 }).margin).toEqual({
      ...euros(1000),
      bps: 5000,
    })
  })
})
