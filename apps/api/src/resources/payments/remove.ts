import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, removeRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireOpen } from './fit-allocations.ts'
import { asPayment, payments } from './queries.ts'
import { requireNoReceipt } from './update.ts'

/** Moves a payment to the bin, so that it pays nothing. */
export const removePayment = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  const before = await lockForUpdate(ctx, payments, uuid, payments.policy.remove(ctx.actor))
  await requireNoReceipt(ctx, uuid)
  await requireOpen(ctx, asPayment(before), null)
  return removeRecord(ctx, payments, uuid, precondition)
}
