import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { planInWords } from './billing-words.ts'
import { useBilling } from './use-billing.ts'
import { wishedPlan } from './wished-plan.ts'
import * as wording from './wording.ts'

/** For a company without an active plan: leads to the checkout of the plan it most likely wants. */
export function TakePlan({ tenant, info }: { tenant: TenantOfMember; info: SubscriptionInfo }) {
  const billing = useBilling(tenant.uuid)
  const { subscription } = info
  const checkoutUrl = subscription?.status === 'incomplete' ? subscription.checkoutUrl : null
  const wished = wishedPlan(info)
  const act = billing.isPending ? billing.variables.act : null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {checkoutUrl ? (
        <Button variant="primary" onPress={() => globalThis.location.assign(checkoutUrl)}>
          {wording.goToCheckout}
        </Button>
      ) : wished ? (
        <Button
          variant="primary"
          onPress={() => billing.mutate({ act: 'subscribe', plan: wished.stripe_id })}
          isPending={act === 'subscribe'}
          pendingLabel={wording.openingCheckout}
        >
          {(subscription?.periodStart ? wording.renewPlan : wording.continueWithPlan)({ plan: planInWords(wished) })}
        </Button>
      ) : null}
      {subscription?.status === 'incomplete' ? (
        <Button onPress={() => billing.mutate({ act: 'cancel' })} isPending={act === 'cancel'}>
          {wording.cancelCheckout}
        </Button>
      ) : (
        <ButtonLink href="/account#plans" variant={wished ? 'secondary' : 'primary'}>
          {wished ? wording.comparePlans : wording.choosePlan}
        </ButtonLink>
      )}
    </div>
  )
}
