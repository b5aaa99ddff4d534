import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'
import type { Allocation } from '@sojourn/contract/resources/payment'
import type { Context } from '../../kit/context.ts'
import { saveChanges } from '../../kit/records/crud.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { asPayment, payments } from './queries.ts'

const sql = recordSql(payments.definition)

/** Locks the payments for rows of an itinerary's schedule. A change to a payment locks it before its itinerary, too. */
export const lockRowPayments = async (ctx: Context, itinerary: string): Promise<Stored[]> => {
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.columns} from payments r
     where r.tenant = $1 and r.deleted_at is null
       and r.uuid in (select owner from resource_links where tenant = $1 and itinerary = $2 and owner_resource = 'payment')
     order by r.uuid for update`,
    [ctx.tenant, itinerary],
  )
  return rows.map((row) => sql.decode(row, ctx.deps.secretKey))
}

/** An invoice that has just been issued from a part of a schedule. */
type Issued = { uuid: string; itinerary: string; currency: string; total: number; choice: ScheduleChoice }

/**
 * Allocates to an invoice the payments for the rows that it is for, up to its total; anything above that stays with the rows.
 * The itinerary has to be locked.
 */
export const moveToInvoice = async (ctx: Context, issued: Issued): Promise<void> => {
  const isMoved = ({ itinerary, row }: Allocation) =>
    itinerary === issued.itinerary && (issued.choice.rows === null || issued.choice.rows.includes(row ?? 0))
  const found = (await lockRowPayments(ctx, issued.itinerary))
    .filter((row) => asPayment(row).currency === issued.currency && asPayment(row).allocations.some(isMoved))
    .toSorted((one, other) => (asPayment(one).date < asPayment(other).date ? -1 : 1))
  const amounts = found.flatMap((row) =>
    asPayment(row)
      .allocations.filter(isMoved)
      .map(({ amount }) => amount),
  )
  // Refunds for the rows are moved in full, so that neither the rows nor the invoice end up with a negative amount.
  let room = issued.total - amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0)
  for (const before of found) {
    const rest: Allocation[] = []
    let moved = 0
    for (const one of asPayment(before).allocations) {
      const amount = isMoved(one) ? Math.min(one.amount, room) : 0
      if (amount > 0) room -= amount
      moved += amount
      if (one.amount !== amount) rest.push({ ...one, amount: one.amount - amount })
    }
    if (moved === 0) continue
    const allocations = [...rest, { invoice: issued.uuid, itinerary: null, row: null, amount: moved }]
    await saveChanges(ctx, payments, before, { allocations })
  }
}
