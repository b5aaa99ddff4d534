import { useQuery } from '@tanstack/react-query'
import type { Subscription, SubscriptionInfo, Usage, UsageOfLimit } from '@sojourn/contract/plans'
import { formatDate } from '../../kit/dates.ts'
import { request } from '../../kit/http.ts'
import { inWords, sizeInWords } from '../../kit/words.ts'
import { Waiting } from '../../kit/waiting.tsx'
import { Meter } from '../../ui/meter.tsx'
import type { Tenant } from './tenant-client.ts'

/** What a company has agreed to pay for, and how much of it is used. */
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
      <OneLimit label="Users" usage={usage.users} />
      <OneLimit label="Itineraries" usage={usage.itineraries} />
      <OneLimit label="Storage" usage={usage.storageBytes} inText={sizeInWords} />
      <OneLimit label="Child companies" usage={usage.childTenants} />
    </div>
  )
}

type OneLimitProps = { label: string; usage: UsageOfLimit; inText?: (amount: number) => string }

function OneLimit({ label, usage: { used, limit, level }, inText = inFigures }: OneLimitProps) {
  if (limit === null) {
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-ink-soft tabular-nums">{inText(used)}, no limit</span>
      </p>
    )
  }
  return (
    <div>
      <Meter
        label={label}
        value={used}
        max={Math.max(limit, 1)}
        valueText={`${inText(used)} of ${inText(limit)}`}
        level={level}
      />
    </div>
  )
}

const inFigures = (amount: number): string => amount.toLocaleString('en-GB')
