import { queryOptions } from '@tanstack/react-query'
import type { Domain } from '@sojourn/contract/domain'
import { ApiProblem, request } from '../../data/http.ts'

const pathOf = (tenant: string): string => `/v1/${tenant}/domain`

/** The custom host of a company; null if there is none. */
export const domainOf = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'domain'] as const,
    queryFn: async ({ signal }) => (await request<{ data: Domain | null }>('GET', pathOf(tenant), { signal })).data,
    // Always fetch the current state.
    staleTime: 0,
  })

/** Rejects with ApiProblem. */
export const setDomain = async (tenant: string, host: string): Promise<Domain> =>
  (await request<{ data: Domain }>('PUT', pathOf(tenant), { body: { host } })).data

/** Rejects with ApiProblem. */
export const checkDomain = async (tenant: string): Promise<Domain> =>
  (await request<{ data: Domain }>('POST', `${pathOf(tenant)}/check`)).data

/** Already removed counts as success. Rejects with ApiProblem. */
export const removeDomain = async (tenant: string): Promise<void> => {
  await request('DELETE', pathOf(tenant)).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  })
}
