import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../kit/context.ts'
import type { GatewaySubscription, Step } from '../platform/billing/billing-gateway.ts'
import { findSubscription } from './queries.ts'
import { holdBilling, storeSubscription, tryHoldBilling } from './store-subscription.ts'

/** Whether `settleSubscription` would change anything: reading transactions ask this first. */
export const isSettled = async (ctx: Context): Promise<boolean> => {
  const stored = await findSubscription(ctx)
  return stored === null || isDeepStrictEqual(ctx.deps.billing.settle(stored, new Date()).subscription, stored)
}

/**
 * Brings the company's subscription up to what time alone has made of it: a trial that ended is active, a period that ended is
 * followed by the next, one that was to end has ended. Settling twice changes nothing. Holds the company's billing.
 */
export const settleSubscription = async (ctx: Context): Promise<GatewaySubscription | null> => {
  await holdBilling(ctx)
  const stored = await findSubscription(ctx)
  return stored && storeStep(ctx, 'settle', stored, ctx.deps.billing.settle(stored, new Date()))
}

/** The same, unless somebody holds the company's billing just now: they will settle it. */
export const settleUnlessHeld = async (ctx: Context): Promise<void> => {
  if (await tryHoldBilling(ctx)) await settleSubscription(ctx)
}

/**
 * Brings the company's subscription up to what the gateway says it is now, whatever was heard of it. The company's billing
 * is held from before it is asked until the answer is stored: an older answer never follows a newer one. Rejects with
 * BillingUnavailable.
 */
export const followSubscription = async (ctx: Context): Promise<GatewaySubscription | null> => {
  const { billing } = ctx.deps
  await holdBilling(ctx)
  const stored = await findSubscription(ctx)
  // The gateway that plays has nothing to tell but the time.
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
