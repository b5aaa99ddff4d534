import { queryOptions } from '@tanstack/react-query'
import type { CardPayments } from '@sojourn/contract/card-payments'
import { request } from '../../data/http.ts'

const pathOf = (tenant: string): string => `/v1/${tenant}/card-payments`
const data = async (answer: Promise<{ data: CardPayments }>): Promise<CardPayments> => (await answer).data

/** How clients pay the company by card. */
export const cardPaymentsOf = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'card-payments'] as const,
    queryFn: ({ signal }) => data(request<{ data: CardPayments }>('GET', pathOf(tenant), { signal })),
    // Always fetch the current state.
    staleTime: 0,
  })

/** Rejects with ApiProblem. */
export const connectCards = (tenant: string): Promise<CardPayments> =>
  data(request<{ data: CardPayments }>('POST', `${pathOf(tenant)}/connect`))

/** Rejects with ApiProblem. */
export const disconnectCards = (tenant: string): Promise<CardPayments> =>
  data(request<{ data: CardPayments }>('DELETE', pathOf(tenant)))
