import { useQuery } from '@tanstack/react-query'
import { type LimitName, limitNames } from '@sojourn/contract/limits'
import type { Subscription, SubscriptionInfo, Usage, UsageOfLimit } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { strong } from '../../kit/words/message-tags.tsx'
import { Meter } from '../../ui/meter.tsx'
import type { Tenant } from './tenant-client.ts'
import * as wording from './wording.ts'

/** The subscription of a company and its usage. */
export function TenantPlan({ company: { uuid } }: { company: Tenant }) {
  const query = useQuery({
    queryKey: ['platform', 'tenants', 'plan', uuid],
    queryFn: ({ signal }) => request<SubscriptionInfo>('GET', `/v1/${uuid}/subscription/info`, { signal }),
  })
  if (query.data) return <Info info={query.data} />
  return <Waiting query={query} words={wording.waitingForPlan} rows={3} />
}

function Info({ info: { subscription, plans, tenantParent, usage } }: { info: SubscriptionInfo }) {
  const plan = plans.find((one) => one.stripe_id === subscription?.stripe_plan)
  return (
    <>
      <p>
        {subscription ? planInWords(subscription, plan?.name ?? subscription.stripe_plan) : wording.noOwnSubscription}{' '}
        {tenantParent &&
          (tenantParent.isSubscribed ? wording.parentSubscribed : wording.parentNotSubscribed)({
            parent: tenantParent.name,
          })}
      </p>
      {usage && <Used usage={usage} />}
    </>
  )
}

const planInWords = ({ status, periodEnd, cancelAtPeriodEnd }: Subscription, plan: string) => {
  const values = { plan, state: wording.subscriptionStates[status], strong }
  if (!periodEnd) return wording.planWithState(values)
  const text = cancelAtPeriodEnd ? wording.planEnds : wording.planPaidUntil
  return text({ ...values, date: formatDate(periodEnd) })
}

function Used({ usage }: { usage: Usage }) {
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {limitNames.map((name) => (
        <OneLimit key={name} name={name} usage={usage[name]} />
      ))}
    </div>
  )
}

function OneLimit({ name, usage }: { name: LimitName; usage: UsageOfLimit }) {
  const { used, limit, level } = usage
  const text = usageInWords(name, usage)
  if (limit === null) {
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span>{limitTitles[name]}</span>
        <span className="text-ink-soft tabular-nums">{text}</span>
      </p>
    )
  }
  return <Meter label={limitTitles[name]} value={used} max={Math.max(limit, 1)} valueText={text} level={level} />
}
