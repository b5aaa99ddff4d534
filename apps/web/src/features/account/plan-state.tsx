import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/dates.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { isRunning, nextInWords, rateInWords, stateOf } from './billing-words.ts'
import { Coverage } from './coverage.tsx'
import { useBilling } from './use-billing.ts'

type PlanStateProps = { tenant: TenantOfMember; info: SubscriptionInfo }

/** The present plan: its state, what happens next, and what ends or resumes it. */
export function PlanState({ tenant, info: { subscription, plans, tenantParent } }: PlanStateProps) {
  const billing = useBilling(tenant.uuid)
  const [now] = useState(() => new Date())
  const [isCancelling, setIsCancelling] = useState(false)
  if (!subscription) {
    return <Coverage tenant={tenant} parent={tenantParent?.name} />
  }
  const plan = plans.find(({ stripe_id: id }) => id === subscription.stripe_plan)
  const { word, tone } = stateOf(subscription)
  const { periodStart, periodEnd, checkoutUrl, cancelAtPeriodEnd, status } = subscription
  const runs = isRunning(subscription)
  const end = periodEnd ? formatDate(periodEnd) : 'the end of its period'
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <span className="title text-2xl">{plan?.name ?? subscription.stripe_plan}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        {plan && <p className="mt-1 text-ink-soft">{rateInWords(plan)}</p>}
      </div>
      {periodStart && periodEnd && (
        <p className="tabular-nums">
          <span className="eyebrow block">
            {status === 'trialing' ? 'Trial' : runs ? 'This period' : 'Last period'}
          </span>
          {formatDate(periodStart)} – {formatDate(periodEnd)}
        </p>
      )}
      <p className="max-w-160 wrap-anywhere text-ink-soft">{nextInWords(subscription, plan, now)}</p>
      {!runs && tenant.isParentSubscribed && (
        <p className="max-w-160 wrap-anywhere text-ink-soft">
          Meanwhile {tenant.name} works on the subscription of {tenantParent?.name ?? 'its parent company'}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {checkoutUrl && (
          <Button variant="primary" onPress={() => globalThis.location.assign(checkoutUrl)}>
            Go to the checkout
          </Button>
        )}
        {status === 'incomplete' && (
          <Button onPress={() => billing.mutate({ act: 'cancel' })} isPending={billing.isPending}>
            Give this plan up
          </Button>
        )}
        {runs && cancelAtPeriodEnd && (
          <Button
            variant="primary"
            onPress={() => billing.mutate({ act: 'resume' })}
            isPending={billing.isPending}
            pendingLabel="Resuming"
          >
            Resume subscription
          </Button>
        )}
        {runs && !cancelAtPeriodEnd && <Button onPress={() => setIsCancelling(true)}>Cancel subscription</Button>}
      </div>
      <AlertDialog
        title="Cancel the subscription?"
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        isDanger
        isOpen={isCancelling}
        onOpenChange={setIsCancelling}
        onConfirm={() => billing.mutateAsync({ act: 'cancel' }).then(() => {})}
      >
        It runs until {end}; until then everything works, and you can resume it. After that everything is kept and
        published pages stay online, but nobody can change anything until a plan is chosen again. You can export all
        data at any time.
      </AlertDialog>
    </div>
  )
}
