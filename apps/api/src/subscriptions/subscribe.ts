import { planOf, type Subscription, subscriptionInput } from '@sojourn/contract/plans'
import { may } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import { answerOfSubscription, type StoredSubscription } from './queries.ts'
import { settleSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'

export const requireBilling = (ctx: Context): void => {
  if (!may(ctx.actor, 'billing:manage')) throw new Problem('permission_denied')
}

/**
 * Chooses a plan and opens its checkout; nothing holds until that is paid. The same plan twice is the same checkout.
 * 409 while a subscription runs.
 */
export const subscribe = async (ctx: Context, input: unknown): Promise<Subscription> => {
  requireBilling(ctx)
  const parsed = subscriptionInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const plan = planOf(parsed.data.stripe_plan)
  if (!plan) throw invalidField('stripe_plan', 'invalid_value', 'there is no such plan')
  const before = await settleSubscription(ctx)
  if (before && isRunning(before)) throw alreadyRunning(before)
  if (before?.status === 'incomplete' && before.stripePlan === plan.stripe_id) return answerOfSubscription(ctx, before)
  const trialEndsAt = before?.trialEndsAt ?? null
  const { reference, tokenHash, expiresAt } = await ctx.deps.billing.openCheckout({
    tenant: ctx.tenant,
    plan,
    hasTrial: trialEndsAt === null && plan.trialDays > 0,
  })
  const after: StoredSubscription = {
    stripePlan: plan.stripe_id,
    status: 'incomplete',
    periodStart: null,
    periodEnd: null,
    trialEndsAt,
    pastDueAt: null,
    cancelAtPeriodEnd: false,
    checkout: reference,
    checkoutExpiresAt: expiresAt,
  }
  return answerOfSubscription(ctx, await storeSubscription(ctx, 'create', before, after, tokenHash))
}

/** Whether there is something to change or to cancel: it was paid for and has not ended. */
export const isRunning = ({ status }: StoredSubscription): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due'

const alreadyRunning = (subscription: StoredSubscription): Problem =>
  new Problem('conflict', {
    detail: subscription.cancelAtPeriodEnd
      ? 'This company is subscribed until the end of its period. Resume the subscription or change its plan instead of starting another one.'
      : 'This company is subscribed already. Change its plan instead of starting another subscription.',
  })
