import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { readProspectPlan } from '../../kit/login/prospect-plan.ts'
import type { OfferedPlan } from './billing.ts'
import { isRunning } from './billing-words.ts'

/**
 * The plan that a company without an active one most likely wants: the one that is waiting at the checkout, was selected at
 * registration or on this device, or was its last one.
 */
export const wishedPlan = ({ tenant, subscription, plans }: SubscriptionInfo): OfferedPlan | undefined => {
  const runs: boolean = isRunning(subscription)
  if (runs) return undefined
  const agreed = subscription?.stripe_plan
  const isWaiting = subscription?.status === 'incomplete'
  const wishes = [isWaiting ? agreed : null, tenant.prospectPlan, readProspectPlan(), agreed]
  return wishes.flatMap((wish) => plans.find(({ stripe_id: id }) => id === wish) ?? [])[0]
}
