import { type LimitName, limitNames } from '@sojourn/contract/limits'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { amountInWords, limitTitles } from '../../kit/limit-words.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { OfferedPlan } from './billing.ts'
import { isRunning, overflowOf, priceInWords } from './billing-words.ts'
import { PlanChange } from './plan-change.tsx'
import { useBilling } from './use-billing.ts'

type PlanChoiceProps = { tenant: TenantOfMember; info: SubscriptionInfo }

/** All plans on offer, by month or by year; choosing one subscribes, or changes what runs. */
export function PlanChoice({ tenant, info }: PlanChoiceProps) {
  const { plans, subscription, usage } = info
  const billing = useBilling(tenant.uuid)
  const running = isRunning(subscription) ? subscription : null
  const present = plans.find(({ stripe_id: id }) => id === subscription?.stripe_plan)
  const wished = plans.find(({ stripe_id: id }) => id === info.tenant.prospectPlan)
  const [interval, setInterval] = useState<OfferedPlan['interval']>((present ?? wished)?.interval ?? 'month')
  const [wanted, setWanted] = useState<OfferedPlan | null>(null)
  const choose = (plan: OfferedPlan) => {
    if (running) setWanted(plan)
    else billing.mutate({ act: 'subscribe', plan: plan.stripe_id })
  }
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label="Paid by"
        isLabelHidden
        options={[
          { id: 'month', label: 'Monthly' },
          { id: 'year', label: 'Yearly' },
        ]}
        value={interval}
        onChange={setInterval}
      />
      <ul className="grid gap-4 md:grid-cols-3">
        {plans
          .filter((plan) => plan.interval === interval)
          .map((plan) => (
            <PlanCard
              key={plan.stripe_id}
              plan={plan}
              isPresent={running !== null && plan.stripe_id === running.stripe_plan}
              isWished={!running && plan.stripe_id === wished?.stripe_id}
              hasTrial={!subscription?.periodStart}
              isChange={running !== null}
              overflow={usage ? overflowOf(plan, usage) : []}
              isPending={
                billing.isPending && billing.variables.act === 'subscribe' && billing.variables.plan === plan.stripe_id
              }
              isHeld={billing.isPending}
              onChoose={() => choose(plan)}
            />
          ))}
      </ul>
      {wanted && running && (
        <AlertDialog
          title={`Change to ${wanted.name}, ${wanted.interval === 'month' ? 'monthly' : 'yearly'}?`}
          confirmLabel="Change plan"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setWanted(null)
          }}
          onConfirm={() => billing.mutateAsync({ act: 'change', plan: wanted.stripe_id }).then(() => {})}
        >
          <PlanChange
            wanted={wanted}
            present={present}
            subscription={running}
            overflow={usage ? overflowOf(wanted, usage) : []}
          />
        </AlertDialog>
      )}
    </div>
  )
}

type PlanCardProps = {
  plan: OfferedPlan
  isPresent: boolean
  /** Chosen when the company registered. */
  isWished: boolean
  /** The company has not paid for a plan yet. */
  hasTrial: boolean
  /** Something runs already: choosing changes it. */
  isChange: boolean
  overflow: readonly string[]
  isPending: boolean
  /** Another plan is being chosen. */
  isHeld: boolean
  onChoose: () => void
}

function PlanCard({
  plan,
  isPresent,
  isWished,
  hasTrial,
  isChange,
  overflow,
  isPending,
  isHeld,
  onChoose,
}: PlanCardProps) {
  const { name, price, interval, trialDays, features, limits } = plan
  return (
    <li
      className={`flex flex-col rounded-md border bg-surface p-5 ${isPresent || isWished ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="title text-xl">{name}</h3>
        {isPresent && <Badge tone="brand">Your plan</Badge>}
        {isWished && <Badge tone="brand">Your choice</Badge>}
      </div>
      <p className="mt-3 tabular-nums">
        <span className="text-2xl font-medium">{priceInWords(price)}</span>{' '}
        <span className="text-ink-soft">a {interval}</span>
      </p>
      <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {limitNames.map((limit) => (
          <div key={limit} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{limitTitles[limit]}</dt>
            <dd className="text-end tabular-nums">{mostInWords(limits[limit], limit)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 mb-5 flex flex-col gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {overflow.length > 0 && !isPresent && (
          <p className="mb-3 text-sm text-warning">Smaller than what you use: {overflow.join(', ')}.</p>
        )}
        {isPresent ? (
          <p className="text-sm text-ink-soft">This is what you have.</p>
        ) : (
          <Button
            className="w-full"
            variant={isWished ? 'primary' : 'secondary'}
            onPress={onChoose}
            isPending={isPending}
            isDisabled={isHeld && !isPending}
            pendingLabel="Opening the checkout"
          >
            {isChange ? `Change to ${name}` : `Choose ${name}`}
          </Button>
        )}
        {hasTrial && trialDays > 0 && (
          <p className="mt-2 text-center text-sm text-ink-soft">
            Your first plan starts with a trial of {trialDays} days.
          </p>
        )}
      </div>
    </li>
  )
}

const mostInWords = (most: number | null, limit: LimitName): string =>
  most === null ? 'No limit' : most === 0 ? 'None' : amountInWords(limit, most)
