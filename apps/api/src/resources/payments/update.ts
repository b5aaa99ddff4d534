import type { Context } from '../../kit/context.ts'
import { obeyRules, type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { requireOpen } from './fit-allocations.ts'
import { asPayment, findReceipts, payments } from './queries.ts'

/** Updates a payment and what it pays. With a receipt, what the receipt confirms stays as it is. */
export const updatePayment = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> =>
  updateRecord(ctx, payments, uuid, input, precondition, (before, changes) => fitPayment(ctx, before, changes))

/** What a receipt says of its payment. */
const confirmed = ['reference', 'date', 'amount', 'currency', 'method', 'payer']

/** The changes of a payment that is locked, once it is clear that they fit what it pays. */
export const fitPayment = async (ctx: Context, before: Stored, changes: Stored): Promise<Stored> => {
  if (confirmed.some((name) => name in changes)) await requireNoReceipt(ctx, String(before.uuid))
  const after = { ...before, ...changes }
  obeyRules(payments.definition, after)
  if ('allocations' in changes || 'currency' in changes) await requireOpen(ctx, asPayment(before), asPayment(after))
  return changes
}

/** 409 if a receipt confirms the payment. */
export const requireNoReceipt = async (ctx: Context, payment: string): Promise<void> => {
  const receipt = (await findReceipts(ctx, [payment])).get(payment)
  if (receipt)
    throw new Problem('issued', { detail: `receipt ${receipt.number} confirms this payment; record a refund instead` })
}
