import { useQuery } from '@tanstack/react-query'
import { type LimitName, limitNames } from '@sojourn/contract/limits'
import type { Subscription, SubscriptionInfo, Usage, UsageOfLimit } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { inWords } from '../../kit/words/words.ts'
import { Meter } from '../../ui/meter.tsx'
import type { Tenant } from './tenant-client.ts'

/** The subscription of a company and its usage. */
export function TenantPlan({ company: { uuid } }: { company: Tenant }) {
  const query = useQuery({
    queryKey: ['platform', 'tenants', 'plan', uuid],
    queryFn: ({ signal }) => request<SubscriptionInfo>('GET', `/v1/${uuid}/subscription/info`, { signal }),
  })
  if (query.data) return <Info info={query.data} />
  return <Waiting query={query} what="the plan" rows={3} />
}

function Info({ info: { subscription, plans, tenantParent, usage } }: { info: SubscriptionInfo }) {
  const plan = plans.find((one) => one.stripe_id === subscription?.stripe_plan)
  return (
    <>
      <p>
        {subscription ? (
          <>
            <span className="font-medium">{plan?.name ?? subscription.stripe_plan}</span>, {stateOf(subscription)}.
          </>
        ) : (
          'No subscription of its own.'
        )}
        {tenantParent && (
          <>
            {' '}
            Its parent {tenantParent.name} is{' '}
            {tenantParent.isSubscribed ? 'subscribed, which counts here too' : 'not subscribed either'}.
          </>
        )}
      </p>
      {usage && <Used usage={usage} />}
    </>
  )
}

const stateOf = ({ status, periodEnd, cancelAtPeriodEnd }: Subscription): string => {
  const state = inWords(status).toLowerCase()
  if (!periodEnd) return state
  return `${state}, ${cancelAtPeriodEnd ? 'ends' : 'paid until'} ${formatDate(periodEnd)}`
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
