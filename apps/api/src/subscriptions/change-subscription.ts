import { planOf, type Subscription, subscriptionChanges } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { withoutUnchanged } from '../kit/records/without-unchanged.ts'
import type { GatewaySubscription } from '../platform/billing/billing-gateway.ts'
import { answerOfSubscription } from './queries.ts'
import { followSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'
import { closeOpenCheckout, isRunning, requireBilling } from './subscribe.ts'

/**
 * Changes the plan at once, or resumes a cancelled subscription. A plan that is too small for existing data is allowed: nothing
 * is removed, but no more can be created. 409 if no subscription is running.
 */
export const changeSubscription = async (ctx: Context, input: unknown): Promise<Subscription> => {
  requireBilling(ctx)
  const before = await followSubscription(ctx)
  const present = before && isRunning(before) ? answerOfSubscription(ctx, before) : {}
  // `cancelAtPeriodEnd: false` resumes. A subscription that is not cancelled can be sent back as it was returned.
  const parsed = subscriptionChanges.safeParse(withoutUnchanged(input, present, subscriptionChanges.shape))
  if (!parsed.success) throw invalid(parsed.error)
  const { billing } = ctx.deps
  if (!before || !isRunning(before) || !billing.holds(before)) throw nothingRuns(before)
  const { stripe_plan: wanted, cancelAtPeriodEnd } = parsed.data
  const plan = wanted === undefined || wanted === before.stripePlan ? undefined : planOf(wanted)
  if (plan) requirePaid(before)
  const inPlan = plan ? await billing.changePlan(before, plan, new Date()) : { subscription: before, charges: [] }
  const isResumed = cancelAtPeriodEnd === false && before.cancelAtPeriodEnd
  if (!plan && !isResumed) return answerOfSubscription(ctx, before)
  const subscription = isResumed ? await billing.setCancellation(inPlan.subscription, false) : inPlan.subscription
  return answerOfSubscription(ctx, await storeSubscription(ctx, 'update', before, { ...inPlan, subscription }))
}

/** Cancels the subscription at the end of its period; one that was never paid ends at once. 409 if there is none to cancel. */
export const cancelSubscription = async (ctx: Context): Promise<Subscription> => {
  requireBilling(ctx)
  const before = await followSubscription(ctx)
  if (before?.status === 'incomplete') {
    await closeOpenCheckout(ctx, before)
    const subscription: GatewaySubscription = { ...before, status: 'cancelled', checkoutUrl: null }
    return answerOfSubscription(ctx, await storeSubscription(ctx, 'cancel', before, { subscription, charges: [] }))
  }
  if (!before || !isRunning(before) || !ctx.deps.billing.holds(before)) throw nothingRuns(before)
  if (before.cancelAtPeriodEnd) return answerOfSubscription(ctx, before)
  const subscription = await ctx.deps.billing.setCancellation(before, true)
  return answerOfSubscription(ctx, await storeSubscription(ctx, 'cancel', before, { subscription, charges: [] }))
}

/** 409 while a payment is overdue: an unpaid period must not be credited to another plan. */
export const requirePaid = ({ status }: GatewaySubscription): void => {
  if (status === 'past_due')
    throw new Problem('conflict', {
      detail: 'A payment is overdue. Open the payment details and pay it before you change the plan.',
    })
}

/** The 409 error when there is nothing to change, cancel or preview. */
export const nothingRuns = (before: GatewaySubscription | null): Problem =>
  new Problem('conflict', {
    detail:
      before?.status === 'incomplete'
        ? 'The plan you chose has not been paid yet. Pay for it, or choose another plan.'
        : 'This company has no subscription. Choose a plan first.',
  })
