import type { Context } from '../../kit/context.ts'
import { lockForUpdate, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireOpen } from './fit-allocations.ts'
import { asPayment, payments } from './queries.ts'

/** Takes a payment out of the bin, unless what it pays has been paid otherwise. */
export const restorePayment = async (ctx: Context, uuid: string): Promise<Answer> => {
  const grant = payments.policy.remove(ctx.actor)
  const before = await lockForUpdate(ctx, payments, uuid, grant, { binned: true })
  if (before.deletedAt !== null) await requireOpen(ctx, null, asPayment(before))
  return restoreRecord(ctx, payments, uuid)
}
