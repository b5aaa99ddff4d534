import { queryOptions } from '@tanstack/react-query'
import type { ApiKey, ApiKeyScope, ApiKeyWithSecret } from '@sojourn/contract/api-key'
import { request } from '../../data/http.ts'

/** The active keys of a company, newest first. */
export const apiKeys = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'api-keys'] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: ApiKey[] }>('GET', `/v1/${tenant}/api-keys/`, { signal })).data,
    // Always fetched again, because users come to see when a key was last used.
    staleTime: 0,
  })

export type NewApiKey = { name: string; scopes: ApiKeyScope[]; expiresAt: string }

/** Rejects with ApiProblem. */
export const createApiKey = async (tenant: string, body: NewApiKey): Promise<ApiKeyWithSecret> =>
  (await request<{ data: ApiKeyWithSecret }>('POST', `/v1/${tenant}/api-keys/`, { body })).data

/** Rejects with ApiProblem. */
export const revokeApiKey = (tenant: string, uuid: string): Promise<unknown> =>
  request('DELETE', `/v1/${tenant}/api-keys/${uuid}`)
