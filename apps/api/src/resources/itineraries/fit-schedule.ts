import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { findScheduledInvoices } from '../invoices/read-scheduled.ts'
import { findPaidRows } from '../payments/read-paid-rows.ts'
import { asItinerary, type Itinerary } from './queries.ts'

type Row = Itinerary['paymentSchedule'][number]

/**
 * 409 if a change to the payment schedule removes or moves a row that is invoiced or paid, or changes its amount: invoices and
 * payments name rows by their place. The itinerary has to be locked.
 */
export const requireScheduleFits = async (ctx: Context, stored: Stored, changes: Stored): Promise<void> => {
  if (!('paymentSchedule' in changes)) return
  const { uuid, paymentSchedule: before } = asItinerary(stored)
  const { paymentSchedule: after } = asItinerary({ ...stored, ...changes })
  const touched = before.map((_, row) => row).filter((row) => isTouched(before, after, row))
  if (touched.length === 0) return
  const invoices = await findScheduledInvoices(ctx, uuid)
  const paid = await findPaidRows(ctx, uuid)
  for (const row of touched) {
    const invoice = invoices.find(({ choice }) => choice.rows?.includes(row))
    if (!invoice && !paid.get(row)) continue
    const why = invoice ? `is in the invoice ${invoice.name}` : 'has been paid'
    throw new Problem('conflict', {
      detail: `“${before[row]?.label}” of the payment schedule ${why}, so its place and amount must stay as they are`,
    })
  }
}

/** Whether a row of the schedule is removed, moved, or has another amount. */
const isTouched = (before: readonly Row[], after: readonly Row[], row: number): boolean => {
  const [old, fresh] = [before[row], after[row]]
  if (isDeepStrictEqual(old, fresh)) return false
  if (!old || !fresh || !isDeepStrictEqual(old.amount, fresh.amount)) return true
  const isNowElsewhere = after.some((one, at) => isDeepStrictEqual(one, old) && !isDeepStrictEqual(before[at], old))
  const wasElsewhere = before.some((one, at) => isDeepStrictEqual(one, fresh) && !isDeepStrictEqual(after[at], fresh))
  return isNowElsewhere || wasElsewhere
}
