import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { OfferedPlan } from './billing.ts'
import { isRunning, overflowOf } from './billing-words.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanChange } from './plan-change.tsx'
import type { PlanOffer } from './plan-offer.tsx'
import { PlanTable } from './plan-table.tsx'
import { useBilling } from './use-billing.ts'
import { wishedPlan } from './wished-plan.ts'
import * as wording from './wording.ts'

type PlanChoiceProps = { tenant: TenantOfMember; info: SubscriptionInfo }

/** All plans on offer, monthly or yearly. Selecting one starts a subscription, or changes the current one. */
export function PlanChoice({ tenant, info }: PlanChoiceProps) {
  const { plans, subscription, usage } = info
  const billing = useBilling(tenant.uuid)
  const running = isRunning(subscription) ? subscription : null
  const present = plans.find(({ stripe_id: id }) => id === subscription?.stripe_plan)
  const wished = wishedPlan(info)
  const isLast = wished !== undefined && wished === present && subscription?.status !== 'incomplete'
  const isOwed = running?.status === 'past_due'
  const [interval, setInterval] = useState<OfferedPlan['interval']>((running ? present : wished)?.interval ?? 'month')
  const [wanted, setWanted] = useState<OfferedPlan | null>(null)
  const offerOf = (plan: OfferedPlan): PlanOffer => ({
    plan,
    isPresent: running !== null && plan.stripe_id === running.stripe_plan,
    wish: wished && plan.stripe_id === wished.stripe_id ? (isLast ? 'last' : 'choice') : null,
    hasTrial: subscription === null && !info.trial,
    isChange: running !== null,
    overflow: usage ? overflowOf(plan, usage) : [],
    isPending: billing.isPending && billing.variables.act === 'subscribe' && billing.variables.plan === plan.stripe_id,
    isHeld: billing.isPending || isOwed,
    onChoose: () => {
      if (running) setWanted(plan)
      else billing.mutate({ act: 'subscribe', plan: plan.stripe_id })
    },
  })
  const offers = plans.filter((plan) => plan.interval === interval).map(offerOf)
  return (
    <div className="@container flex flex-col gap-5">
      <SegmentedControl
        label={wording.billingInterval}
        isLabelHidden
        options={[
          { id: 'month', label: wording.monthly },
          { id: 'year', label: wording.yearly },
        ]}
        value={interval}
        onChange={setInterval}
      />
      {isOwed && <p className="text-ink-soft">{wording.planIsLocked}</p>}
      <div className="@2xl:hidden">
        <PlanCards offers={offers} />
      </div>
      <div className="hidden @2xl:block">
        <PlanTable offers={offers} />
      </div>
      {wanted && running && (
        <PlanChange
          tenant={tenant.uuid}
          wanted={wanted}
          present={present}
          subscription={running}
          overflow={usage ? overflowOf(wanted, usage) : []}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  )
}
