import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ItineraryBalance } from '@sojourn/contract/invoices'
import { request } from './http.ts'
import { countsKey } from './record-keys.ts'

/** What is due for an itinerary, invoiced, paid and open; read again when it was saved, because what is due may then differ. */
export const itineraryBalance = (tenant: string, uuid: string, rev: number) =>
  queryOptions({
    queryKey: [tenant, 'itineraries', 'balance', uuid, rev],
    queryFn: async ({ signal }) =>
      (await request<{ data: ItineraryBalance }>('GET', `/v1/${tenant}/itineraries/${uuid}/balance`, { signal })).data,
    placeholderData: (last, query) => (query?.queryKey[3] === uuid ? last : undefined),
  })

/**
 * After a write to an invoice, a payment or a payable: these, and balances, follow from each other. What is on the page is read again at once,
 * the rest when it is shown.
 */
export const outdateAccounts = (client: QueryClient, tenant: string): void => {
  const keys = [
    [tenant, 'invoices'],
    [tenant, 'payments'],
    [tenant, 'payables'],
    [tenant, 'itineraries', 'balance'],
    countsKey(tenant),
  ]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
