import type { Context } from '../../kit/context.ts'
import { findRecord, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { exchangeRates, requireFree } from './queries.ts'

/** Restores a rate from the bin, unless the book has another one for its pair and day by now. */
export const restoreExchangeRate = async (ctx: Context, uuid: string): Promise<Answer> => {
  const grant = exchangeRates.policy.remove(ctx.actor)
  if (grant !== false) await requireFree(ctx, await findRecord(ctx, exchangeRates, grant, uuid, { binned: true }), uuid)
  return restoreRecord(ctx, exchangeRates, uuid)
}
