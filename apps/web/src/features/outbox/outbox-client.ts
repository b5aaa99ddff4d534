import { queryOptions } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import type { KeptEmail, WholeEmail } from '@sojourn/contract/outbox'
import { request } from '../../data/http.ts'

const base = '/v1/dashboard/outbox'

/** One page of the emails that were kept instead of sent. */
export const keptEmails = (page: number) =>
  queryOptions({
    queryKey: ['platform', 'outbox', 'list', page],
    queryFn: ({ signal }) => request<Page<KeptEmail>>('GET', `${base}/${page > 1 ? `?page=${page}` : ''}`, { signal }),
    placeholderData: (last) => last,
    // Emails come while one looks.
    staleTime: 0,
    refetchInterval: 10_000,
  })

/** One of them with its words. */
export const wholeEmail = (uuid: string) =>
  queryOptions({
    queryKey: ['platform', 'outbox', 'record', uuid],
    queryFn: async ({ signal }) => (await request<{ data: WholeEmail }>('GET', `${base}/${uuid}`, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
