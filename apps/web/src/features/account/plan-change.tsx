import type { Subscription } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/dates.ts'
import type { OfferedPlan } from './billing.ts'
import { priceInWords, rateInWords } from './billing-words.ts'

type PlanChangeProps = {
  wanted: OfferedPlan
  present: OfferedPlan | undefined
  subscription: Subscription
  overflow: readonly string[]
}

/** What changing to another plan means. */
export function PlanChange({ wanted, present, subscription, overflow }: PlanChangeProps) {
  return (
    <>
      <p>
        From now on it is {rateInWords(wanted)}
        {present && <> instead of {rateInWords(present)}</>}. {whenInWords(wanted, present, subscription)}
      </p>
      {overflow.length > 0 && (
        <p className="mt-3 text-warning">
          You use more than it holds: {overflow.join(', ')}. Nothing is taken away, but no more can be added.
        </p>
      )}
      {subscription.cancelAtPeriodEnd && (
        <p className="mt-3">It stays cancelled for the end of its period; resume it to go on.</p>
      )}
    </>
  )
}

const whenInWords = (wanted: OfferedPlan, present: OfferedPlan | undefined, { status, periodEnd }: Subscription) => {
  const end = periodEnd ? formatDate(periodEnd) : 'the end of the period'
  if (status === 'trialing') return `The trial goes on until ${end}; nothing is charged before.`
  if (wanted.interval === present?.interval) return `It holds at once and renews on ${end}.`
  return `A new ${wanted.interval} begins today, for ${priceInWords(wanted.price)}.`
}
