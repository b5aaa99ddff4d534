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
      title={`Change to ${planInWords(wanted)}?`}
      wanted={{ act: 'change', plan: wanted.stripe_id }}
      confirmLabel="Change plan"
      cancelLabel="Keep the present plan"
      pendingLabel="Changing the plan"
      onClose={onClose}
    >
      <p>
        From now on it is {rateInWords(wanted)}
        {present && <> instead of {rateInWords(present)}</>}.
      </p>
      <Cost tenant={tenant} wanted={wanted} />
      {overflow.length > 0 && (
        <p className="text-warning">
          You use more than it holds: {overflow.join(', ')}. Nothing is taken away, but no more can be added.
        </p>
      )}
      {subscription.cancelAtPeriodEnd && <p>It stays cancelled for the end of its period; resume it to go on.</p>}
    </BillingDialog>
  )
}

function Cost({ tenant, wanted }: { tenant: string; wanted: OfferedPlan }) {
  const query = useQuery(planPreview(tenant, wanted.stripe_id))
  const isRejected = query.error instanceof ApiProblem && query.error.status === 409
  if (query.isError && !query.data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-sm border border-line bg-sunken px-4 py-3">
        <p>
          What it costs today could not be worked out. {troubleInWords(query.error)}
          {!isRejected && ' You can change the plan all the same: the invoice will show the amount.'}
        </p>
        <Button size="small" onPress={() => void query.refetch()} isPending={query.isFetching}>
          Work it out again
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
      <dt className="font-medium text-ink">Due now</dt>
      <dd className="text-end font-medium text-ink">{priceInWords(dueNow)}</dd>
      {credit.amount > 0 && (
        <>
          <dt>Credit left</dt>
          <dd className="text-end">{priceInWords(credit)}</dd>
        </>
      )}
      <dt>Then</dt>
      <dd className="text-end">
        {nextPayment ? (
          <>
            {priceInWords(nextPayment.amount)} on {formatDate(nextPayment.at)}
          </>
        ) : (
          'nothing more'
        )}
      </dd>
    </>
  )
}

function PriceBreakdown() {
  return (
    <>
      <dt className="font-medium text-ink">Due now</dt>
      <dd className="flex items-center justify-end">
        <span className="sr-only">Working it out</span>
        <Skeleton className="h-3.5 w-14" />
      </dd>
      <dt>Then</dt>
      <dd className="flex items-center justify-end">
        <span className="sr-only">Working it out</span>
        <Skeleton className="h-3.5 w-32" />
      </dd>
    </>
  )
}
