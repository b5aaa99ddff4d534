import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { readProspectPlan } from '../../kit/login/prospect-plan.ts'
import type { OfferedPlan } from './billing.ts'
import { isRunning } from './billing-words.ts'

/**
 * The plan that a company without a running one most likely wants: the one waiting at its checkout, or chosen when it
 * registered, or on this device, or the one it had.
 */
export const wishedPlan = ({ tenant, subscription, plans }: SubscriptionInfo): OfferedPlan | undefined => {
  const runs: boolean = isRunning(subscription)
  if (runs) return undefined
  const agreed = subscription?.stripe_plan
  const isWaiting = subscription?.status === 'incomplete'
  const wishes = [isWaiting ? agreed : null, tenant.prospectPlan, readProspectPlan(), agreed]
  return wishes.flatMap((wish) => plans.find(({ stripe_id: id }) => id === wish) ?? [])[0]
}
