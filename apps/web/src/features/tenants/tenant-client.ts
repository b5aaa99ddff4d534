import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { tenant } from '@sojourn/contract/resources/tenant'
import { request } from '../../data/http.ts'
import { clients } from '../../data/clients.ts'

const base = '/v1/tenants'

/** All companies, for the platform's staff. */
export const tenantClient = clients.tenants

/** A company as the platform's staff see it. */
export type Tenant = Read<typeof tenant>

/** One company, even if it is closed. */
export const anyTenant = (scope: string, uuid: string) =>
  queryOptions({
    queryKey: tenantClient.get(scope, uuid).queryKey,
    queryFn: async ({ signal }) =>
      (await request<{ data: Tenant }>('GET', `${base}/${uuid}?binned=true`, { signal })).data,
  })

/** A change to a company's status. */
export type StatusStep = 'suspend' | 'activate' | 'close' | 'reopen'

/** Changes a company's status. Rejects with ApiProblem. */
export const useStatusStep = () => {
  const client = useQueryClient()
  const scope = tenantClient.useScope()
  return useMutation({
    mutationFn: async ({ step, company }: { step: StatusStep; company: Tenant }) =>
      (await requests[step](`${base}/${company.uuid}`, company.rev)).data,
    onSuccess: (company) => tenantClient.remember(client, scope, company, false),
  })
}

type Answer = Promise<{ data: Tenant }>

const requests: Record<StatusStep, (path: string, rev: number) => Answer> = {
  suspend: (path, rev): Answer => request('PUT', path, { body: { status: 'suspended' }, rev }),
  activate: (path, rev): Answer => request('PUT', path, { body: { status: 'active' }, rev }),
  close: (path, rev): Answer => request('DELETE', path, { rev }),
  reopen: (path): Answer => request('POST', `${path}/restore`),
}

/** Fetches a company again, after another user has changed it. */
export const rereadTenant = (client: QueryClient, scope: string, uuid: string): Promise<void> =>
  client.invalidateQueries({ queryKey: anyTenant(scope, uuid).queryKey })
