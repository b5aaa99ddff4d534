import { planOf } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { addMonths } from '../platform/billing/add-months.ts'
import { goodCard, startPaid } from '../platform/billing/built-in-gateway.ts'
import { storeSubscription } from '../subscriptions/store-subscription.ts'

const stripePlan = 'studio-yearly'
const monthsAgo = 4

/** A subscription that was paid for a year some months ago, after the trial. */
export const payDemoPlan = async (ctx: Context, company: string): Promise<void> => {
  const plan = planOf(stripePlan)
  if (!plan) throw new TypeError(`${stripePlan} is not on offer`)
  const start = addMonths(new Date(), -monthsAgo)
  // With a real payment provider the demo's subscription is not registered there.
  const checkout = ctx.deps.billing.playsCheckout
    ? await ctx.deps.billing.openCheckout({
        tenant: ctx.tenant,
        company,
        email: null,
        plan,
        trial: null,
        before: null,
      })
    : null
  const step = startPaid(
    {
      stripePlan,
      status: 'incomplete',
      periodStart: null,
      periodEnd: null,
      trialEndsAt: start.toISOString(),
      pastDueAt: null,
      cancelAtPeriodEnd: false,
      customer: null,
      contract: null,
      checkout: checkout?.reference ?? null,
      checkoutUrl: null,
      checkoutExpiresAt: null,
      card: null,
      credit: 0,
    },
    goodCard,
    start,
  )
  await storeSubscription(ctx, 'settle', null, step, checkout?.tokenHash)
}
