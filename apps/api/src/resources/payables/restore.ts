import type { Context } from '../../kit/context.ts'
import { lockForUpdate, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireSingle } from './create.ts'
import { payables } from './queries.ts'

/** Takes a payable out of the bin, unless there is another for its itinerary, supplier and currency. */
export const restorePayable = async (ctx: Context, uuid: string): Promise<Answer> => {
  const before = await lockForUpdate(ctx, payables, uuid, payables.policy.remove(ctx.actor), { binned: true })
  if (before.deletedAt !== null) await requireSingle(ctx, before)
  return restoreRecord(ctx, payables, uuid)
}
