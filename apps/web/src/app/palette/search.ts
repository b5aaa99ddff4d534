import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchHit } from '@sojourn/contract/search'
import { request } from '../../data/http.ts'

/** The best matches among all records of a company that the user may read. Shows the previous ones while new ones load. */
export const searchFor = (tenant: string | null, text: string) =>
  queryOptions({
    queryKey: [tenant, 'search', text],
    queryFn: async ({ signal }) =>
      (
        await request<{ data: SearchHit[] }>('GET', `/v1/${tenant}/search?${new URLSearchParams({ q: text })}`, {
          signal,
        })
      ).data,
    enabled: tenant !== null && text !== '',
    placeholderData: keepPreviousData,
  })
