import type { PlanPreview } from '@sojourn/contract/payment'
import { planOf } from '@sojourn/contract/plans'
import type { GatewaySubscription } from './billing-gateway.ts'

/** What changing to a subscription costs at once, in minor units, and what is paid with its next period. */
export const previewOf = (
  { stripePlan, periodEnd, cancelAtPeriodEnd }: GatewaySubscription,
  { due, credit }: { due: number; credit: number },
): PlanPreview => {
  const plan = planOf(stripePlan)
  if (!plan) throw new TypeError(`${stripePlan} is not on offer`)
  const { currency } = plan.price
  return {
    stripe_plan: stripePlan,
    dueNow: { amount: due, currency },
    credit: { amount: credit, currency },
    nextPayment:
      periodEnd === null || cancelAtPeriodEnd
        ? null
        : { amount: { amount: Math.max(0, plan.price.amount - credit), currency }, at: periodEnd },
  }
}
