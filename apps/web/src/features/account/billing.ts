import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Invoice, PlanPreview } from '@sojourn/contract/payment'
import type { Subscription, SubscriptionInfo } from '@sojourn/contract/plans'
import { request } from '../../data/http.ts'
import { readAccount } from '../../data/session.ts'

/** A plan on offer. */
export type OfferedPlan = SubscriptionInfo['plans'][number]

const baseOf = (tenant: string) => `/v1/${tenant}/subscription`

/** The company's plan and its usage. */
export const subscriptionInfo = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'subscription'] as const,
    queryFn: ({ signal }) => request<SubscriptionInfo>('GET', `${baseOf(tenant)}/info`, { signal }),
  })

/** The company's invoices, latest first. They come from the payment provider, which may be unavailable. */
export const invoices = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'invoices'] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Invoice[] }>('GET', `${baseOf(tenant)}/invoices`, { signal })).data,
  })

/** What changing to a plan would cost right now. Not cached, because it changes by the second. */
export const planPreview = (tenant: string, plan: string) =>
  queryOptions({
    queryKey: [tenant, 'plan-preview', plan] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: PlanPreview }>('GET', `${baseOf(tenant)}/preview?stripe_plan=${plan}`, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** The URL of the payment provider's page to change the card. Rejects with ApiProblem. */
export const readPortal = async (tenant: string): Promise<string> =>
  (await request<{ data: { url: string } }>('POST', `${baseOf(tenant)}/portal`)).data.url

/** An action on a subscription. */
export type BillingAct =
  | { act: 'subscribe'; plan: string }
  | { act: 'change'; plan: string }
  | { act: 'cancel' }
  | { act: 'resume' }

/** Runs an action and returns the new state of the subscription. Rejects with ApiProblem. */
export const changeBilling = async (tenant: string, wanted: BillingAct): Promise<Subscription> => {
  const base = baseOf(tenant)
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

/** Stores a subscription from a response in the cache. Usage, invoices and access are fetched again. */
export const rememberSubscription = async (client: QueryClient, tenant: string, subscription: Subscription) => {
  const { queryKey } = subscriptionInfo(tenant)
  client.setQueryData(queryKey, (info) => info && { ...info, subscription })
  await Promise.allSettled([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: invoices(tenant).queryKey }),
    readAccount(),
  ])
}
