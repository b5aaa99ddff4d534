import { describe, expect, it } from 'vitest'
import type { SegmentPrice } from './itinerary-price.ts'
import { grossByCurrency, marginOf } from './price-sums.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const yen = (amount: number) => ({ amount, currency: 'JPY' })
const priced = (fields: Partial<SegmentPrice>): SegmentPrice => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  title: 'Walk',
  net: null,
  rate: null,
  cost: null,
  markupBps: null,
  markup: null,
  tax: null,
  gross: null,
  counts: 'sold',
  difference: null,
  ...fields,
})

describe('the margin of a segment', () => {
  it('is what is left of its price without tax and net, as an amount and as a share of the price before tax', () =>
    expect(marginOf(priced({ cost: euros(10_000), tax: euros(2000), gross: euros(14_500) }))).toEqual({
      ...euros(2500),
      bps: 2000,
    }))

  it('may be a loss', () =>
    expect(marginOf(priced({ cost: euros(10_000), gross: euros(8000) }))).toEqual({ ...euros(-2000), bps: -2500 }))

  it('of a segment that is given away has no share', () =>
    expect(marginOf(priced({ cost: euros(10_000), gross: euros(0) }))).toEqual({ ...euros(-10_000), bps: null }))

  it('is not known without net or price, or without a rate between two currencies', () => {
    expect(marginOf(priced({ gross: euros(1) }))).toBeNull()
    expect(marginOf(priced({ cost: euros(1) }))).toBeNull()
    expect(marginOf(priced({ cost: yen(1), gross: euros(1) }))).toBeNull()
  })
})

it('what is sold is summed by currency', () =>
  expect(
    grossByCurrency([
      priced({ gross: euros(5) }),
      priced({ gross: yen(7) }),
      priced({ gross: euros(6) }),
      priced({}),
      priced({ gross: euros(100), counts: 'alternative' }),
    ]),
  ).toEqual([euros(11), yen(7)]))
