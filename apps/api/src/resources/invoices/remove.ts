import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, removeRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireDraft } from './issue.ts'
import { asInvoice, invoices } from './queries.ts'

/** Moves a draft to the bin. What has been issued stays. */
export const removeInvoice = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  requireDraft(asInvoice(await lockForUpdate(ctx, invoices, uuid, invoices.policy.remove(ctx.actor))))
  return removeRecord(ctx, invoices, uuid, precondition)
}
