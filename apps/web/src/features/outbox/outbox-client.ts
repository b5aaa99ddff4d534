import { queryOptions } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import type { KeptEmail, WholeEmail } from '@sojourn/contract/outbox'
import { request } from '../../data/http.ts'

const base = '/v1/dashboard/outbox'

/** One page of the emails that were stored instead of sent. */
export const keptEmails = (page: number) =>
  queryOptions({
    queryKey: ['platform', 'outbox', 'list', page],
    queryFn: ({ signal }) => request<Page<KeptEmail>>('GET', `${base}/${page > 1 ? `?page=${page}` : ''}`, { signal }),
    placeholderData: (last) => last,
    // New emails appear while the page is open.
    staleTime: 0,
    refetchInterval: 10_000,
  })

/** One email with its content. */
export const wholeEmail = (uuid: string) =>
  queryOptions({
    queryKey: ['platform', 'outbox', 'record', uuid],
    queryFn: async ({ signal }) => (await request<{ data: WholeEmail }>('GET', `${base}/${uuid}`, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
