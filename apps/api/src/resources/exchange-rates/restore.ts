import type { Context } from '../../kit/context.ts'
import { lockForUpdate, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { exchangeRates, requireFree } from './queries.ts'

/** Restores a rate from the bin, unless the book has another one for its pair and day by now. */
export const restoreExchangeRate = async (ctx: Context, uuid: string): Promise<Answer> => {
  const mayRestore = exchangeRates.policy.remove(ctx.actor)
  // Locked before the book, in the same order as by updates, to prevent a deadlock.
  await requireFree(ctx, await lockForUpdate(ctx, exchangeRates, uuid, mayRestore, { binned: true }), uuid)
  return restoreRecord(ctx, exchangeRates, uuid)
}
