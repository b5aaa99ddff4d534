import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Subscription, SubscriptionInfo } from '@sojourn/contract/plans'
import { request } from '../../kit/http.ts'
import { readAccount } from '../../kit/session.ts'

/** A plan on offer. */
export type OfferedPlan = SubscriptionInfo['plans'][number]

/** The company's plan and how much of it is used. */
export const subscriptionInfo = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'subscription'] as const,
    queryFn: ({ signal }) => request<SubscriptionInfo>('GET', `/v1/${tenant}/subscription/info`, { signal }),
  })

/** What can be done with a subscription. */
export type BillingAct =
  | { act: 'subscribe'; plan: string }
  | { act: 'change'; plan: string }
  | { act: 'cancel' }
  | { act: 'resume' }

/** Does it; the server answers what holds from then on. Rejects with ApiProblem. */
export const changeBilling = async (tenant: string, wanted: BillingAct): Promise<Subscription> => {
  const base = `/v1/${tenant}/subscription`
  const ask = (): Promise<{ subscription: Subscription }> => {
    switch (wanted.act) {
      case 'subscribe':
        return request('POST', base, { body: { stripe_plan: wanted.plan } })
      case 'change':
        return request('PUT', base, { body: { stripe_plan: wanted.plan } })
      case 'cancel':
        return request('POST', `${base}/cancel`)
      case 'resume':
        return request('PUT', base, { body: { cancelAtPeriodEnd: false } })
    }
  }
  return (await ask()).subscription
}

/** Puts an answered subscription where the page reads it; usage, and who may work, are read again. */
export const rememberSubscription = async (client: QueryClient, tenant: string, subscription: Subscription) => {
  const { queryKey } = subscriptionInfo(tenant)
  client.setQueryData(queryKey, (info) => info && { ...info, subscription })
  await Promise.allSettled([client.invalidateQueries({ queryKey }), readAccount()])
}
