import type { Context } from '../../kit/context.ts'
import { type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { exchangeRates, requireFree } from './queries.ts'

/** Updates a rate, unless the book has another one for its new pair and day. */
export const updateExchangeRate = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> =>
  updateRecord(ctx, exchangeRates, uuid, input, precondition, async (before, changes) => {
    if ('from' in changes || 'to' in changes || 'date' in changes)
      await requireFree(ctx, { ...before, ...changes }, uuid)
    return changes
  })
