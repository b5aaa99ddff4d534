import type { InvoiceLine, ScheduleChoice } from '../resources/invoice.ts'
import type { ItineraryDocument } from './edit.ts'
import { priceOfItinerary, type Priced } from './itinerary-price.ts'
import { segmentsSold } from './options.ts'
import { paymentsOf } from './payments.ts'
import { taxOf } from './price.ts'
import * as wording from './wording.ts'

/** Why a part of a payment schedule cannot be invoiced. */
type Obstacle = 'no_price' | 'no_deposit' | 'no_row' | 'currencies_differ'

export type FromSchedule =
  | { ok: true; currency: string; lines: InvoiceLine[]; due: string | null }
  | { ok: false; reason: Obstacle; row?: number }

type Scheduled = Priced & Pick<ItineraryDocument, 'deposit' | 'paymentSchedule'>

/** The lines of an invoice for a part of an itinerary's payment schedule, and when the first of them is due. */
export const invoiceOfSchedule = (itinerary: Scheduled, { rows, part }: ScheduleChoice): FromSchedule => {
  const taxBps = taxOfItinerary(itinerary)
  if (rows !== null) {
    const chosen = []
    for (const row of rows) {
      const found = itinerary.paymentSchedule[row]
      if (!found) return { ok: false, reason: 'no_row', row }
      chosen.push(found)
    }
    const currency = chosen[0]?.amount.currency ?? ''
    if (chosen.some(({ amount }) => amount.currency !== currency)) return { ok: false, reason: 'currencies_differ' }
    const lines = chosen.map(({ label, amount }) => ({ description: label, quantity: 1, price: amount.amount, taxBps }))
    return { ok: true, currency, lines, due: chosen.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null }
  }
  const { due } = priceOfItinerary(itinerary)
  const { deposit, balance } = paymentsOf(itinerary, due)
  const money = part === 'deposit' ? deposit : balance
  if (!money) return { ok: false, reason: due ? 'no_deposit' : 'no_price' }
  const description = part === 'deposit' ? wording.deposit : wording.balance
  return {
    ok: true,
    currency: money.currency,
    lines: [{ description, quantity: 1, price: money.amount, taxBps }],
    due: part === 'deposit' ? (itinerary.deposit?.due ?? null) : null,
  }
}

/** Whether two invoices would charge the same part of a price: deposit and balance divide the same price as the rows do. */
export const isSamePart = (one: ScheduleChoice, other: ScheduleChoice): boolean => {
  if (one.rows !== null && other.rows !== null) return one.rows.some((row) => other.rows?.includes(row))
  return one.part === null || other.part === null || one.part === other.part
}

/** The rate of tax if everything sold has the same; null if there is none or they differ, for somebody to set. */
const taxOfItinerary = (itinerary: Priced): number | null => {
  const rates = new Set(
    segmentsSold(itinerary.segments)
      .filter(({ inclusion, net, gross }) => inclusion !== 'own_arrangement' && (net ?? gross) !== null)
      .map((segment) => taxOf(segment, itinerary).bps),
  )
  const [only = itinerary.taxBps] = rates
  return rates.size > 1 || only === 0 ? null : only
}
