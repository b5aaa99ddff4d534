import { useQuery } from '@tanstack/react-query'
import type { PlanPreview } from '@sojourn/contract/payment'
import type { Subscription } from '@sojourn/contract/plans'
import { ApiProblem } from '../../data/http.ts'
import { formatDate } from '../../kit/words/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type OfferedPlan, planPreview } from './billing.ts'
import { BillingDialog } from './billing-dialog.tsx'
import { planInWords, priceInWords, rateInWords, troubleInWords } from './billing-words.ts'
import * as wording from './wording.ts'

type PlanChangeProps = {
  tenant: string
  wanted: OfferedPlan
  present: OfferedPlan | undefined
  subscription: Subscription
  overflow: readonly string[]
  onClose: () => void
}

/** The dialog that confirms a change of plan. It shows what the change costs now and later. */
export function PlanChange({ tenant, wanted, present, subscription, overflow, onClose }: PlanChangeProps) {
  return (
    <BillingDialog
      tenant={tenant}
      title={wording.changeTitle({ plan: planInWords(wanted) })}
      wanted={{ act: 'change', plan: wanted.stripe_id }}
      confirmLabel={wording.changePlan}
      cancelLabel={wording.keepPlan}
      pendingLabel={wording.changingPlan}
      onClose={onClose}
    >
      <p>
        {present
          ? wording.changedRate({ present: rateInWords(present), rate: rateInWords(wanted) })
          : wording.newRate({ rate: rateInWords(wanted) })}
      </p>
      <Cost tenant={tenant} wanted={wanted} />
      {overflow.length > 0 && <p className="text-warning">{wording.overflow({ usage: overflow.join(', ') })}</p>}
      {subscription.cancelAtPeriodEnd && <p>{wording.staysCancelled}</p>}
    </BillingDialog>
  )
}

function Cost({ tenant, wanted }: { tenant: string; wanted: OfferedPlan }) {
  const query = useQuery(planPreview(tenant, wanted.stripe_id))
  const isRejected = query.error instanceof ApiProblem && query.error.status === 409
  const costUnknown = isRejected ? wording.costUnknown : wording.costUnknownButPossible
  if (query.isError && !query.data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-sm border border-line bg-sunken px-4 py-3">
        <p>{costUnknown({ problem: troubleInWords(query.error) })}</p>
        <Button size="small" onPress={() => void query.refetch()} isPending={query.isFetching}>
          {wording.calculateAgain}
        </Button>
      </div>
    )
  return (
    <dl
      className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-sm bg-sunken px-4 py-3 tabular-nums"
      aria-live="polite"
    >
      {query.data ? <Figures preview={query.data} /> : <PriceBreakdown />}
    </dl>
  )
}

function Figures({ preview: { dueNow, credit, nextPayment } }: { preview: PlanPreview }) {
  return (
    <>
      <dt className="font-medium text-ink">{wording.dueNow}</dt>
      <dd className="text-end font-medium text-ink">{priceInWords(dueNow)}</dd>
      {credit.amount > 0 && (
        <>
          <dt>{wording.creditLeft}</dt>
          <dd className="text-end">{priceInWords(credit)}</dd>
        </>
      )}
      <dt>{wording.nextPayment}</dt>
      <dd className="text-end">
        {nextPayment
          ? wording.nextPaymentValue({ price: priceInWords(nextPayment.amount), date: formatDate(nextPayment.at) })
          : wording.noNextPayment}
      </dd>
    </>
  )
}

function PriceBreakdown() {
  return (
    <>
      <dt className="font-medium text-ink">{wording.dueNow}</dt>
      <dd className="flex items-center justify-end">
        <span className="sr-only">{wording.calculating}</span>
        <Skeleton className="h-3.5 w-14" />
      </dd>
      <dt>{wording.nextPayment}</dt>
      <dd className="flex items-center justify-end">
        <span className="sr-only">{wording.calculating}</span>
        <Skeleton className="h-3.5 w-32" />
      </dd>
    </>
  )
}
