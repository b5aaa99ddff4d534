import { CreditCard } from 'lucide-react'
import type { Card } from '@sojourn/contract/payment'
import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { Subscription, SubscriptionInfo, SubscriptionStatus } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { BillingDialog } from './billing-dialog.tsx'
import { cardInWords, isRunning, nextInWords, periodInWords, rateInWords, stateOf } from './billing-words.ts'
import { LatePayment } from './late-payment.tsx'
import { StillWorks } from './still-works.tsx'
import { TakePlan } from './take-plan.tsx'
import { useBilling } from './use-billing.ts'
import { usePortal } from './use-portal.ts'
import { bdi, otherBdi } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

type PlanStateProps = { tenant: TenantOfMember; info: SubscriptionInfo; subscription: Subscription }

/** The current plan: its status, what happens next, its payment method, and buttons to cancel or resume it. */
export function PlanState({ tenant, info, subscription }: PlanStateProps) {
  const [now] = useState(() => new Date())
  const plan = info.plans.find(({ stripe_id: id }) => id === subscription.stripe_plan)
  const { word, tone } = stateOf(subscription)
  const { status, periodStart, periodEnd, paymentMethod } = subscription
  const runs = isRunning(subscription)
  return (
    <div className="flex flex-col items-start gap-4">
      {status === 'past_due' && <LatePayment tenant={tenant.uuid} subscription={subscription} />}
      <div className="max-w-full">
        <p className="flex flex-wrap items-center gap-3">
          <span className="title text-2xl wrap-anywhere">{plan?.name ?? subscription.stripe_plan}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        {plan && <p className="mt-1 text-ink-soft">{rateInWords(plan)}</p>}
      </div>
      {periodStart && periodEnd && (
        <p className="tabular-nums">
          <span className="eyebrow block">
            {wording.periodNames[status === 'trialing' ? 'trial' : runs ? 'current' : 'last']}
          </span>
          {periodInWords(subscription)}
        </p>
      )}
      <p className="max-w-160 wrap-anywhere text-ink-soft">{nextInWords(subscription, plan, now)}</p>
      {!runs && tenant.isParentSubscribed && (
        <p className="max-w-160 wrap-anywhere text-ink-soft">
          {info.tenantParent
            ? wording.meanwhileOn({ company: tenant.name, parent: info.tenantParent.name, bdi, otherBdi })
            : wording.meanwhileOnParent({ company: tenant.name, bdi })}
        </p>
      )}
      {runs && <PaymentMethod tenant={tenant.uuid} card={paymentMethod} />}
      {runs ? (
        <EndOrResume tenant={tenant} subscription={subscription} />
      ) : (
        <>
          <TakePlan tenant={tenant} info={info} />
          {!tenant.isParentSubscribed && <StillWorks tenant={tenant} />}
        </>
      )}
    </div>
  )
}

function EndOrResume({ tenant, subscription }: Pick<PlanStateProps, 'tenant' | 'subscription'>) {
  const billing = useBilling(tenant.uuid)
  const [isCancelling, setIsCancelling] = useState(false)
  if (subscription.cancelAtPeriodEnd) {
    return (
      <Button
        variant={subscription.status === 'past_due' ? 'secondary' : 'primary'}
        onPress={() => {
          // The confirmation is closed here; otherwise, it would appear again together with the cancel button.
          setIsCancelling(false)
          billing.mutate({ act: 'resume' })
        }}
        isPending={billing.isPending}
        pendingLabel={wording.resuming}
      >
        {wording.resume}
      </Button>
    )
  }
  return (
    <>
      <Button onPress={() => setIsCancelling(true)}>{wording.cancelSubscription}</Button>
      {isCancelling && (
        <Cancellation tenant={tenant} subscription={subscription} onClose={() => setIsCancelling(false)} />
      )}
    </>
  )
}

type CancellationProps = Pick<PlanStateProps, 'tenant' | 'subscription'> & { onClose: () => void }

function Cancellation({ tenant, subscription: { status, periodEnd }, onClose }: CancellationProps) {
  return (
    <BillingDialog
      tenant={tenant.uuid}
      title={wording.cancelTitle}
      wanted={{ act: 'cancel' }}
      confirmLabel={wording.cancelSubscription}
      cancelLabel={wording.keepSubscription}
      pendingLabel={wording.cancelling}
      isDanger
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>{endInWords(status, periodEnd)}</li>
        {tenant.isParentSubscribed ? (
          <li>{wording.afterwardsParent}</li>
        ) : (
          <>
            <li>{wording.afterwardsReadOnly}</li>
            <li>{wording.afterwardsExport}</li>
            <li>{wording.publishedStaysOnline}</li>
          </>
        )}
      </ul>
    </BillingDialog>
  )
}

/** What happens until the end of a period after which the subscription ends. */
const endInWords = (status: SubscriptionStatus, periodEnd: string | null): string => {
  if (!periodEnd) return status === 'past_due' ? wording.cancelPastDueLater : wording.cancelLater
  const end = formatDate(periodEnd)
  if (status === 'past_due') return wording.cancelPastDue({ end })
  return status === 'trialing' ? wording.cancelTrial({ end }) : wording.cancelActive({ end })
}

/** The payment method, with a link to change it. */
function PaymentMethod({ tenant, card }: { tenant: string; card: Card | null }) {
  const portal = usePortal(tenant)
  return (
    <div className="flex w-full max-w-160 items-center justify-between gap-4 rounded-md border border-line bg-surface px-4 py-3">
      <p className="flex min-w-0 items-center gap-3">
        <CreditCard aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="eyebrow block">{wording.paymentMethod}</span>
          <span className="wrap-anywhere tabular-nums">{card ? cardInWords(card) : wording.noPaymentMethod}</span>
        </span>
      </p>
      <Button
        size="small"
        aria-label={card ? wording.changePaymentMethod : wording.addPaymentMethod}
        onPress={() => portal.mutate()}
        isPending={portal.isPending}
        pendingLabel={wording.openingPayment}
      >
        {card ? wording.change : wording.add}
      </Button>
    </div>
  )
}
