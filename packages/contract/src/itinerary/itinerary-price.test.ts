import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCurrency } from '../kit/currency-digits.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { applyEdit } from './apply-edit.ts'
import { changeCurrency } from './change-currency.ts'
import { cleanItinerary, uuidOf } from '../fixtures/clean-itinerary.ts'
import { clientPriceOf, priceLinesOf } from './client-price.ts'
import type { SegmentInput } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { paymentsOf, scheduleOfCompany, scheduleOfDeposit, scheduleOfShares, settleSchedule } from './payments.ts'
import { priceOfSegment, priceOfItinerary } from './itinerary-price.ts'

const money = (amount: number, currency = 'EUR') => ({ amount, currency })
const itinerary = (fields: object, ...segments: Partial<SegmentInput>[]): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Price',
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 1000,
    taxBps: 500,
    dayCount: 4,
    days: Array.from({ length: 4 }, (_, index) => ({ uuid: uuidOf(index + 1) })),
    ...fields,
    segments: segments.map((segment, index) => {
      const title = `Segment ${index}`
      return { uuid: uuidOf(100 + index), day: 0, kind: 'excursion', title, ...segment }
    }),
  })

describe('the price of a segment', () => {
  it('is net times quantity, plus markup, plus tax', () => {
    const document = itinerary(
      { children: 1 },
      { kind: 'accommodation', net: money(10_000), unit: 'per_person_night', nights: 2, quantity: 2 },
      { net: money(333), unit: 'per_unit', markupBps: 0, taxBps: 1500 },
      { net: money(5000), gross: money(7777) },
      {},
    )
    const [stay, small, fixed, open] = document.segments.map((segment) => priceOfSegment(segment, document))
    expect(stay).toMatchObject({ net: money(120_000), markup: money(12_000), tax: money(6600), gross: money(138_600) })
    expect(small).toMatchObject({ net: money(333), markup: money(0), tax: money(50), gross: money(383) })
    // 7,777 contains 5 % tax: 7,777 ÷ 1.05 = 7,406.67.
    expect(fixed).toMatchObject({ net: money(5000), markup: money(2407), tax: money(370), gross: money(7777) })
    expect(open).toMatchObject({ net: null, markup: null, tax: null, gross: null })
  })
})

describe('the price of an itinerary', () => {
  it('adds up what is sold, rounds it up, and keeps options separate', () => {
    const document = itinerary(
      { adults: 3, roundTo: 1000 },
      { net: money(10_001) },
      { net: money(2000), inclusion: 'optional' },
      { net: money(4000), optionGroup: 'Balloon', isSelected: false },
      { net: money(9999), day: null },
      { net: money(9999), inclusion: 'own_arrangement' },
      { kind: 'note' },
      { kind: 'flight', title: 'Flight' },
    )
    expect(priceOfItinerary(document)).toMatchObject({
      net: money(10_001),
      markup: money(1000),
      tax: money(550),
      total: money(12_000),
      perPerson: money(4000),
      optional: money(7000),
      headlinePrice: money(12_000),
      due: money(12_000),
      shortBy: null,
      unpriced: [uuidOf(106)],
      foreign: [],
    })
  })

  it('shows the price override, and how far it is below the sum of the segments', () => {
    const each = itinerary({ priceMode: 'per_person', displayPrice: money(5000) }, { net: money(10_000) })
    expect(priceOfItinerary(each)).toMatchObject({
      headlinePrice: money(5000),
      due: money(10_000),
      shortBy: money(775),
      perPerson: money(5775),
    })
    expect(priceOfItinerary({ ...each, displayPrice: money(6000) })).toMatchObject({
      headlinePrice: money(6000),
      due: money(12_000),
      shortBy: null,
    })
    for (const priceMode of ['none', 'on_request'] as const)
      expect(priceOfItinerary({ ...each, priceMode })).toMatchObject({
        headlinePrice: null,
        due: null,
        shortBy: null,
        total: money(11_550),
      })
  })

  it('uses what is available: other currencies are left out of sums, and hidden net prices are unknown', () => {
    const mixed = itinerary({}, { net: money(100) }, { net: money(500, 'USD') })
    expect(priceOfItinerary(mixed)).toMatchObject({ total: money(116), foreign: [uuidOf(101)] })
    const hidden = itinerary({ markupBps: 0, taxBps: 0 }, { net: null, gross: money(900) }, { net: null })
    expect(priceOfItinerary(hidden)).toMatchObject({
      net: null,
      markup: null,
      tax: null,
      total: money(900),
      unpriced: [uuidOf(101)],
    })
    expect(priceOfItinerary(itinerary({ currency: null }))).toMatchObject({
      currency: null,
      total: null,
      perPerson: null,
      headlinePrice: null,
    })
  })

  it('is a whole number of minor units that is never below the cost of its segments', () => {
    const part = fc.record({
      net: fc.integer({ min: 0, max: 1e9 }),
      markupBps: fc.nat(100_000),
      taxBps: fc.nat(5000),
      quantity: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 100_000 }),
        (parts, roundTo) => {
          const document = itinerary(
            { roundTo, currency: 'JPY' },
            ...parts.map(({ net, ...rest }) => ({ ...rest, net: money(net, 'JPY') })),
          )
          const { net, markup, tax, total, segments } = priceOfItinerary(document)
          const gross = segments.reduce((sum, one) => sum + (one.gross?.amount ?? 0), 0)
          expect((net?.amount ?? 0) + (markup?.amount ?? 0) + (tax?.amount ?? 0)).toBe(gross)
          const amount = total?.amount ?? -1
          expect([Number.isSafeInteger(amount), amount % roundTo, amount >= gross, amount - gross < roundTo]).toEqual([
            true,
            0,
            true,
            true,
          ])
        },
      ),
    )
  })
})

describe('the price shown to the client', () => {
  const priceFor = (fields: object, ...segments: Partial<SegmentInput>[]) =>
    clientPriceOf(itinerary({ markupBps: 0, taxBps: 0, ...fields }, ...segments))

  it('is the computed price in every mode that shows one, or the override if there is one', () => {
    for (const priceMode of ['total', 'per_person', 'itemised'] as const) {
      const amount = money(priceMode === 'per_person' ? 50_000 : 100_000)
      expect(priceFor({ priceMode }, { net: money(100_000) })).toMatchObject({
        amount,
        total: money(100_000),
        isOverride: false,
      })
      expect(priceFor({ priceMode, displayPrice: money(70_000) }, { net: money(100_000) })).toMatchObject({
        amount: money(70_000),
        isOverride: true,
      })
    }
    expect(priceFor({ priceMode: 'on_request', displayPrice: money(70_000) }, { net: money(100_000) })).toMatchObject({
      amount: null,
      total: null,
    })
    expect(priceFor({ priceMode: 'none' }, { net: money(100_000) })).toBeNull()
  })

  it('shows that per person × people = total, with the headline figure set by the mode', () => {
    const party = { adults: 2, children: 1, roundTo: 1000 }
    expect(priceFor({ ...party, priceMode: 'per_person' }, { net: money(1_705_000) })).toMatchObject({
      amount: money(569_000),
      total: money(1_707_000),
      perPerson: money(569_000),
      perPersonIsRounded: false,
    })
    expect(priceFor({ ...party, priceMode: 'total' }, { net: money(1_704_500) })).toMatchObject({
      amount: money(1_705_000),
      perPerson: money(568_333),
      perPersonIsRounded: true,
    })
  })

  it('shows a deposit set in percent as an amount', () => {
    const deposit = { percentBps: 3000, amount: null, due: null }
    expect(priceFor({ deposit }, { net: money(99_999) })).toMatchObject({ deposit: money(30_000) })
    expect(priceFor({ deposit, priceMode: 'per_person' }, { net: money(100_000) })).toMatchObject({
      deposit: money(30_000),
    })
  })

  it('itemises lines that add up to the total', () => {
    const itemised = { priceMode: 'itemised', roundTo: 100 }
    const lines = (fields: object, ...segments: Partial<SegmentInput>[]) =>
      priceLinesOf(priceOfItinerary(itinerary({ ...itemised, markupBps: 0, taxBps: 0, ...fields }, ...segments))).map(
        ({ title, amount }) => `${title} ${amount.amount} ${amount.currency}`,
      )
    expect(lines({}, { net: money(1050) }, { net: money(999) })).toEqual([
      'Segment 0 1050 EUR',
      'Segment 1 999 EUR',
      'Rounding 51 EUR',
    ])
    expect(lines({ displayPrice: money(2000) }, { net: money(1050) }, { net: money(999) })).toEqual([
      'Segment 0 1050 EUR',
      'Segment 1 999 EUR',
      'Rounding 51 EUR',
      'Adjustment -100 EUR',
    ])
    // Lines in two currencies cannot add up.
    expect(lines({ displayPrice: money(2000) }, { net: money(1050) }, { net: money(999, 'USD') })).toEqual([])
    expect(lines({ displayPrice: money(2000, 'USD') }, { net: money(1050) })).toEqual([])
  })
})

describe('sums', () => {
  it('never mix currencies', () => {
    const mixed = itinerary(
      { markupBps: 0, taxBps: 0 },
      { net: money(960_900) },
      { net: money(472_000, 'JPY'), gross: money(354_000) },
    )
    expect(priceOfItinerary(mixed)).toMatchObject({
      net: null,
      netByCurrency: [money(960_900), money(472_000, 'JPY')],
      total: money(1_314_900),
      foreign: [],
    })
  })

  it('include alternatives by their difference, and as extras only what can be added', () => {
    const choice = { optionGroup: 'Tokyo', kind: 'accommodation', nights: 1 } as const
    const fields = { markupBps: 0, taxBps: 0 }
    const parts: Partial<SegmentInput>[] = [
      { ...choice, net: money(354_000) },
      { ...choice, net: money(252_000), isSelected: false },
      { ...choice, net: money(5, 'JPY'), isSelected: false },
      { net: money(69_000), inclusion: 'optional' },
    ]
    const total = priceOfItinerary(itinerary(fields, ...parts))
    expect(total.segments.map(({ counts, difference }) => [counts, difference])).toEqual([
      ['sold', null],
      ['alternative', money(-102_000)],
      ['alternative', null],
      ['optional', money(69_000)],
    ])
    expect(total).toMatchObject({ total: money(354_000), optional: money(69_000), foreign: [] })
    const each = priceOfItinerary(itinerary({ ...fields, priceMode: 'per_person', adults: 3 }, ...parts))
    expect(each.segments.map(({ difference }) => difference?.amount ?? null)).toEqual([null, -34_000, null, 23_000])
  })

  it('include only the most expensive of a group of extras, and nothing that the traveller arranges', () => {
    const extra = { inclusion: 'optional', optionGroup: 'Flight', markupBps: 0, taxBps: 0 } as const
    const extras = priceOfItinerary(
      itinerary({}, { net: money(100) }, { ...extra, gross: money(40_000) }, { ...extra, gross: money(60_000) }),
    )
    expect(extras.optional).toEqual(money(60_000))
    const own = itinerary(
      {},
      { net: money(100) },
      { inclusion: 'own_arrangement', isSelected: false, gross: money(9900) },
    )
    expect(priceOfItinerary(own).optional).toEqual(money(0))
  })

  it('include an alternative that the traveller arranges, even if the itinerary has no currency yet', () => {
    const choice = { optionGroup: 'Tokyo', kind: 'accommodation', nights: 1 } as const
    const { segments } = priceOfItinerary(
      itinerary(
        { currency: null, markupBps: 0, taxBps: 0 },
        { ...choice, net: money(5000) },
        { ...choice, inclusion: 'own_arrangement', isSelected: false },
      ),
    )
    expect(segments.map(({ difference }) => difference)).toEqual([null, money(-5000)])
  })

  it('exclude what is cancelled or declined', () => {
    const cancelled = itinerary(
      { markupBps: 0, taxBps: 0 },
      { net: money(100) },
      { net: money(50), bookingStatus: 'cancelled' },
    )
    expect(priceOfItinerary(cancelled)).toMatchObject({ total: money(100) })
  })
})

describe('a change of currency', () => {
  it('keeps the figures that were typed, with the digits of the new currency', () => {
    expect(withCurrency(money(11_800_000), 'JPY')).toEqual(money(118_000, 'JPY'))
    expect(withCurrency(money(118_000, 'JPY'), 'KWD')).toEqual(money(118_000_000, 'KWD'))
    expect(withCurrency(money(11_800_050), 'JPY')).toEqual(money(118_001, 'JPY'))
  })

  it('rounds as before when it is changed back and forth', () => {
    const there = (document: ItineraryDocument, currency: string) =>
      applyEdit(document, changeCurrency(document, currency)).document
    for (const route of ['EUR JPY', 'JPY EUR', 'JPY KWD']) {
      const [own = '', other = ''] = route.split(' ')
      const start = itinerary({ currency: own, roundTo: 1 })
      expect(there(start, other).roundTo).toBe(1)
      expect(there(there(start, other), own).roundTo).toBe(1)
    }
  })

  it('of the itinerary does not change net prices and locked prices', () => {
    const document = itinerary(
      {
        roundTo: 1000,
        displayPrice: money(500_000),
        serviceFee: money(4500),
        deposit: { percentBps: null, amount: money(50_000), due: null },
        paymentSchedule: [{ label: 'All', amount: money(500_000), due: null }],
      },
      { net: money(100_000), gross: money(120_000) },
      { gross: money(30_000), priceLocked: true },
    )
    const applied = applyEdit(document, changeCurrency(document, 'JPY'))
    expect(applied.document).toMatchObject({
      currency: 'JPY',
      roundTo: 10,
      displayPrice: money(5000, 'JPY'),
      serviceFee: money(45, 'JPY'),
      deposit: { amount: money(500, 'JPY') },
      paymentSchedule: [{ amount: money(5000, 'JPY') }],
      segments: [{ net: money(100_000), gross: money(1200, 'JPY') }, { gross: money(30_000) }],
    })
    expect(applyEdit(applied.document, applied.inverse).document).toEqual(document)
  })
})

describe('payments', () => {
  it('are the deposit, the balance, and the amount not yet in the schedule', () => {
    const { deposit, paymentSchedule } = cleanItinerary()
    expect(paymentsOf({ deposit, paymentSchedule }, money(200_001))).toEqual({
      deposit: money(50_000),
      balance: money(150_001),
      scheduled: money(200_000),
      remaining: money(1),
      foreign: [],
    })
    expect(paymentsOf({ deposit: null, paymentSchedule: [] }, money(1))).toEqual({
      deposit: null,
      balance: null,
      scheduled: null,
      remaining: null,
      foreign: [],
    })
    expect(paymentsOf({ deposit, paymentSchedule }, null)).toMatchObject({
      deposit: null,
      scheduled: money(200_000),
      remaining: null,
    })
  })

  it('can be created from the deposit and the rest, and the last of them makes them add up to the price', () => {
    const start: ItineraryDocument = { ...cleanItinerary(), paymentSchedule: [] }
    const edit = scheduleOfDeposit(start, money(99_999), '2027-04-01')
    if (!edit) throw new Error('there is a deposit')
    const scheduled = applyEdit(start, edit).document
    expect(scheduled.paymentSchedule).toEqual([
      { label: 'Deposit', amount: money(25_000), due: '2026-12-01' },
      { label: 'Balance', amount: money(74_999), due: '2027-04-01' },
    ])
    expect(settleSchedule(scheduled, money(99_999))).toBeNull()
    const settle = settleSchedule(scheduled, money(120_000))
    if (!settle) throw new Error('there is a difference')
    expect(paymentsOf(applyEdit(scheduled, settle).document, money(120_000)).remaining).toEqual(money(0))
    expect(settleSchedule(scheduled, money(100))).toBeNull()
  })

  it('of a company add up to the price, however small the shares', () => {
    const dates = { startDate: '2027-05-20', today: '2026-12-01' }
    const tenths = Array.from({ length: 10 }, (_, index) => ({ label: `${index}`, percent: 10, daysBefore: null }))
    for (const amount of [0, 1, 5, 99, 100_001]) {
      const rows = scheduleOfShares(tenths, money(amount), dates)
      expect(rows.reduce((sum, row) => sum + row.amount.amount, 0)).toBe(amount)
      expect(Math.min(...rows.map((row) => row.amount.amount))).toBeGreaterThanOrEqual(0)
    }
    const start: ItineraryDocument = { ...cleanItinerary(), paymentSchedule: [] }
    const edit = scheduleOfCompany([{ label: 'All', percent: 100, daysBefore: 60 }], money(999), dates)
    if (!edit) throw new Error('there is a price')
    expect(applyEdit(start, edit).document.paymentSchedule).toEqual([
      { label: 'All', amount: money(999), due: '2027-03-21' },
    ])
    expect(scheduleOfCompany([], money(999), dates)).toBeNull()
  })
})
