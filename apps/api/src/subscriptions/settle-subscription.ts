import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../kit/context.ts'
import { findSubscription, type StoredSubscription } from './queries.ts'
import { lockCompany, storeSubscription } from './store-subscription.ts'

/** What time has made of a stored subscription. */
const settled = (ctx: Context, stored: StoredSubscription): StoredSubscription => ({
  ...ctx.deps.billing.settle(stored, new Date()),
  checkout: stored.checkout,
})

/** Whether `settleSubscription` would change anything: reading transactions ask this first. */
export const isSettled = async (ctx: Context): Promise<boolean> => {
  const stored = await findSubscription(ctx)
  return stored === null || isDeepStrictEqual(settled(ctx, stored), stored)
}

/**
 * Brings the company's subscription up to the present: a trial that ended is active, a period that ended is followed by the
 * next, one that was to end has ended. Settling twice changes nothing. Holds the company until the transaction ends.
 */
export const settleSubscription = async (ctx: Context): Promise<StoredSubscription | null> => {
  await lockCompany(ctx)
  const stored = await findSubscription(ctx)
  if (stored === null) return null
  const present = settled(ctx, stored)
  if (isDeepStrictEqual(present, stored)) return stored
  return storeSubscription(ctx, 'settle', stored, present)
}
