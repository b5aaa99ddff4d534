import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, removeRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { asPayable, findFigures, payables } from './queries.ts'

/** Moves a payable to the bin, unless something is expected, billed or paid: 409 `in_use`. */
export const removePayable = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  const before = asPayable(await lockForUpdate(ctx, payables, uuid, payables.policy.remove(ctx.actor)))
  const { currency, bills, payments } = before
  if ([...bills, ...payments].some(({ voidedAt }) => voidedAt === null))
    throw new Problem('in_use', { detail: 'it has bills or payments; make them void first' })
  const expected = (await findFigures(ctx, [before])).get(uuid)?.expected ?? 0
  if (expected !== 0)
    throw new Problem('in_use', {
      detail: `${moneyInWords({ amount: expected, currency })} is still expected, by the net prices of its itinerary`,
    })
  return removeRecord(ctx, payables, uuid, precondition)
}
