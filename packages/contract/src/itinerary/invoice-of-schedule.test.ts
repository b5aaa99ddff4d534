import { expect, it } from 'vitest'
import type { SegmentInput } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { invoiceOfSchedule } from './invoice-of-schedule.ts'
import { priceOfItinerary } from './itinerary-price.ts'

const itinerary = (fields: object, ...segments: Partial<SegmentInput>[]) =>
  itineraryResource.create.parse({
    title: 'Invoice',
    currency: 'EUR',
    priceMode: 'total',
    taxBps: 1900,
    dayCount: 1,
    days: [{ uuid: uuidOf(1) }],
    paymentSchedule: [{ label: 'All', amount: { amount: 10_700, currency: 'EUR' }, due: null }],
    ...fields,
    segments: segments.map((segment, index) => {
      const net = { amount: 10_000, currency: 'EUR' }
      return { uuid: uuidOf(100 + index), day: 0, kind: 'accommodation', title: `Segment ${index}`, net, ...segment }
    }),
  })
const taxRules = [{ kind: 'accommodation', taxBps: 700 }]
const taxIn = (document: ReturnType<typeof itinerary>) => {
  const found = invoiceOfSchedule(document, { rows: [0], part: null })
  return found.ok ? found.lines.map(({ taxBps }) => taxBps) : found.reason
}

it('states the tax that the price includes by the rule for a kind', () => {
  const document = itinerary({ taxRules }, {})
  expect(priceOfItinerary(document).total).toEqual({ amount: 10_700, currency: 'EUR' })
  expect(taxIn(document)).toEqual([700])
  expect(taxIn(itinerary({ taxRules }, { taxBps: 500 }))).toEqual([500])
  expect(taxIn(itinerary({ taxRules }, { kind: 'excursion' }))).toEqual([1900])
})

it('leaves the tax open if the rules give segments different taxes', () => {
  expect(taxIn(itinerary({ taxRules }, {}, { kind: 'excursion' }))).toEqual([null])
  expect(taxIn(itinerary({ taxRules: [{ kind: 'accommodation', taxBps: 0 }] }, {}))).toEqual([null])
})
