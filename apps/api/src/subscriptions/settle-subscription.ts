import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../kit/context.ts'
import type { GatewaySubscription, Step } from '../platform/billing/billing-gateway.ts'
import { findSubscription } from './queries.ts'
import { holdBilling, storeSubscription, tryHoldBilling } from './store-subscription.ts'

/** Whether `settleSubscription` would change nothing, which read-only transactions check first. */
export const isSettled = async (ctx: Context): Promise<boolean> => {
  const stored = await findSubscription(ctx)
  return stored === null || isDeepStrictEqual(ctx.deps.billing.settle(stored, new Date()).subscription, stored)
}

/**
 * Updates the company's subscription to the present time: a trial that has ended becomes active, a period that has ended is
 * followed by the next, and one that was to be the last ends. Settling twice changes nothing. Locks the company's billing.
 */
export const settleSubscription = async (ctx: Context): Promise<GatewaySubscription | null> => {
  await holdBilling(ctx)
  const stored = await findSubscription(ctx)
  return stored && storeStep(ctx, 'settle', stored, ctx.deps.billing.settle(stored, new Date()))
}

/** The same, unless the company's billing is locked at the moment: then the holder of the lock will settle it. */
export const settleUnlessHeld = async (ctx: Context): Promise<void> => {
  if (await tryHoldBilling(ctx)) await settleSubscription(ctx)
}

/**
 * Updates the company's subscription to its present state at the gateway, whatever was reported before. The company's billing
 * is locked from before the gateway is called until its response is stored, so an older response never overwrites a newer one.
 * Rejects with BillingUnavailable.
 */
export const followSubscription = async (ctx: Context): Promise<GatewaySubscription | null> => {
  const { billing } = ctx.deps
  await holdBilling(ctx)
  const stored = await findSubscription(ctx)
  // The built-in gateway has no state of its own, so only time can have changed something.
  const action = billing.playsCheckout ? 'settle' : 'follow'
  return stored && storeStep(ctx, action, stored, await billing.present(stored, new Date()))
}

const storeStep = async (
  ctx: Context,
  action: 'settle' | 'follow',
  stored: GatewaySubscription,
  step: Step,
): Promise<GatewaySubscription> => {
  if (isDeepStrictEqual(step.subscription, stored)) return stored
  return storeSubscription(ctx, action, stored, step)
}
