import { queryOptions } from '@tanstack/react-query'
import type { Session } from '@sojourn/contract/account'
import { request } from '../../data/http.ts'

/** The sessions of the user, most recently used first. */
export const ownSessions = (user: string) =>
  queryOptions({
    queryKey: ['account', user, 'sessions'] as const,
    queryFn: async ({ signal }) => (await request<{ data: Session[] }>('GET', '/v1/auth/sessions', { signal })).data,
  })

/** Ends one session or, if `uuid` is null, all others. Rejects with ApiProblem. */
export const endSessions = (uuid: string | null): Promise<unknown> =>
  request('DELETE', uuid === null ? '/v1/auth/sessions' : `/v1/auth/sessions/${uuid}`)
