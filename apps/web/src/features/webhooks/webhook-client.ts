import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import type { Webhook, WebhookDelivery } from '@sojourn/contract/webhooks'
import { request } from '../../data/http.ts'

/** The API path of a company's webhooks. */
export const webhooksPath = (tenant: string): string => `/v1/${tenant}/webhooks`

/** Always fetched again, because users come to see the current state. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true }

export const webhookList = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'webhooks', 'list'] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Webhook[] }>('GET', `${webhooksPath(tenant)}/`, { signal })).data,
    ...fresh,
  })

export const oneWebhook = (tenant: string, uuid: string) =>
  queryOptions({
    queryKey: [tenant, 'webhooks', uuid] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Webhook }>('GET', `${webhooksPath(tenant)}/${uuid}`, { signal })).data,
    refetchInterval: ({ state }) => (isJustSent(state.data) ? 1500 : 15_000),
    ...fresh,
  })

const justNowMs = 30_000

const isJustSent = (webhook: Webhook | undefined): boolean =>
  webhook?.lastDelivery?.status === 'pending' && Date.now() - Date.parse(webhook.lastDelivery.createdAt) < justNowMs

/** Whether a delivery is in progress right now, rather than due later. */
const isUnderWay = ({ data }: Page<WebhookDelivery>): boolean =>
  data.some(({ nextAttemptAt }) => nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now())

/** One page of a webhook's deliveries. While one is in progress, it is polled. */
export const webhookDeliveries = (tenant: string, uuid: string, page: number) =>
  queryOptions({
    queryKey: [tenant, 'webhooks', uuid, 'deliveries', page] as const,
    queryFn: ({ signal }) =>
      request<Page<WebhookDelivery>>('GET', `${webhooksPath(tenant)}/${uuid}/deliveries?page=${page}`, { signal }),
    placeholderData: (last) => last,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1500 : 15_000),
    ...fresh,
  })

/** Returns a function that fetches everything about the webhooks of a company again. */
export const useReadAnew = (tenant: string) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [tenant, 'webhooks'] })
}
