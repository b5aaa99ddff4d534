import type { Context } from '../../kit/context.ts'
import { insertRecord, obeyRules, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { requireOpen } from './fit-allocations.ts'
import { asPayment, payments } from './queries.ts'

/** Records a payment or a refund, and what it pays. */
export const createPayment = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, payments)
  const fields = parseNew(payments.definition, input)
  obeyRules(payments.definition, fields)
  await requireOpen(ctx, null, asPayment(fields))
  return toAnswer(ctx, payments, await insertRecord(ctx, payments, fields))
}
