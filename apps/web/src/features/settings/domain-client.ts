import { queryOptions } from '@tanstack/react-query'
import type { Domain } from '@sojourn/contract/domain'
import { ApiProblem, request } from '../../kit/http.ts'

const pathOf = (tenant: string): string => `/v1/${tenant}/domain`

/** The host that a company asked for; null without one. */
export const domainOf = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'domain'] as const,
    queryFn: async ({ signal }) => (await request<{ data: Domain | null }>('GET', pathOf(tenant), { signal })).data,
    // How it stands now is what one comes to see.
    staleTime: 0,
  })

/** Rejects with ApiProblem. */
export const setDomain = async (tenant: string, host: string): Promise<Domain> =>
  (await request<{ data: Domain }>('PUT', pathOf(tenant), { body: { host } })).data

/** Rejects with ApiProblem. */
export const checkDomain = async (tenant: string): Promise<Domain> =>
  (await request<{ data: Domain }>('POST', `${pathOf(tenant)}/check`)).data

/** One that is removed already is what was wanted. Rejects with ApiProblem. */
export const removeDomain = async (tenant: string): Promise<void> => {
  await request('DELETE', pathOf(tenant)).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  })
}

/** Why something failed, in a sentence. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiProblem ? `${error.message}.` : 'Try again in a moment.'
