import type { PayableLine } from '../resources/payable.ts'
import type { Status } from '../document/statuses.ts'
import { convert } from '../kit/convert.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { type Difference, priceOfItinerary } from './itinerary-price.ts'
import { rolesOf } from './options.ts'
import { netOf, rateOf } from './price.ts'
import { datesOfSegments } from './travel-dates.ts'

/** The statuses in which suppliers are expected to bill the net prices of an itinerary. */
export const payableFrom: readonly Status[] = ['booked', 'travelling', 'completed']

/** The fields of an itinerary that its costs depend on. */
type Costed = Pick<ItineraryDocument, 'segments' | 'adults' | 'children' | 'startDate'>

/** What one supplier is expected to charge in one currency. */
export type SupplierCost = { supplier: string; currency: string; amount: number; lines: PayableLine[] }

/**
 * What suppliers are expected to charge: the net prices of all segments that are sold, by supplier and currency. Segments without a
 * supplier are left out.
 */
export const costsOfSuppliers = (itinerary: Costed): SupplierCost[] => {
  const { startDate, segments } = itinerary
  const dates = startDate === null ? null : datesOfSegments({ startDate, segments })
  const roles = rolesOf(segments)
  const costs = new Map<string, SupplierCost>()
  for (const segment of segments) {
    const net = netOf(segment, itinerary)
    const { uuid, supplier } = segment
    if (roles.get(uuid)?.role !== 'included' || supplier === null || net === null || net.amount === 0) continue
    const { currency, amount } = net
    const { title } = effectiveSegment(segment)
    const cost = costs.get(`${supplier} ${currency}`) ?? { supplier, currency, amount: 0, lines: [] }
    cost.amount += amount
    cost.lines.push({ segment: uuid, title, date: dates?.get(uuid) ?? null, amount })
    costs.set(`${supplier} ${currency}`, cost)
  }
  return [...costs.values()]
}

/** The cost of a payable as far as it is known (see `standingOfPayable`), with its supplier and currency. */
type RealCost = { supplier: string | null; currency: string; cost: number }

/** What the company keeps by the costing, and by what suppliers have billed. Null where a figure or a rate is missing. */
export type Margins = { expected: Difference | null; real: Difference | null }

/**
 * The margin of the costing, and the same with what payables cost in place of the net prices that they stand for. Other currencies
 * are converted with the frozen rates of the itinerary, as its costs are; a payable that costs as much as expected changes nothing.
 */
export const marginsOf = (itinerary: ItineraryDocument, payables: readonly RealCost[]): Margins => {
  const { margin, currency, segments } = priceOfItinerary(itinerary)
  if (margin === null || currency === null) return { expected: null, real: null }
  const expected = { amount: margin.amount, currency: margin.currency }
  const converted = new Map(segments.map(({ uuid, cost }) => [uuid, cost]))
  const costs = costsOfSuppliers(itinerary)
  let amount = margin.amount
  for (const payable of payables) {
    const planned = costs.find((one) => one.supplier === payable.supplier && one.currency === payable.currency)
    if (payable.cost === (planned?.amount ?? 0)) continue
    const rate = rateOf(itinerary, payable.currency)
    if (payable.currency !== currency && rate === null) return { expected, real: null }
    const real = { amount: payable.cost, currency: payable.currency }
    const before = planned?.lines.reduce((sum, { segment }) => sum + (converted.get(segment)?.amount ?? 0), 0) ?? 0
    amount -= (rate ? convert(real, rate) : real).amount - before
  }
  return { expected, real: { ...expected, amount } }
}
