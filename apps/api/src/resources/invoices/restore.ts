import type { Context } from '../../kit/context.ts'
import { lockForUpdate, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireNotInvoiced } from './create.ts'
import { asInvoice, invoices } from './queries.ts'

/** Takes a draft out of the bin, unless its part of the payment schedule has been invoiced since. */
export const restoreInvoice = async (ctx: Context, uuid: string): Promise<Answer> => {
  const grant = invoices.policy.remove(ctx.actor)
  const { itinerary, fromSchedule, deletedAt } = asInvoice(
    await lockForUpdate(ctx, invoices, uuid, grant, { binned: true }),
  )
  if (deletedAt !== null && itinerary !== null && fromSchedule !== null) {
    await ctx.tx.query('select from itineraries where tenant = $1 and uuid = $2 for update', [ctx.tenant, itinerary])
    await requireNotInvoiced(ctx, itinerary, fromSchedule)
  }
  return restoreRecord(ctx, invoices, uuid)
}
