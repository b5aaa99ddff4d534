import type { Read } from '@sojourn/contract/kit/define-resource'
import type { pageHelp } from '@sojourn/contract/resources/page-help'
import { request } from '../../data/http.ts'

export type PageHelpRecord = Read<typeof pageHelp>

/** How long it may be as it was read; only the platform's staff change it. */
const keptFor = 10 * 60_000

/** What the platform says about a page; null where it says nothing. */
export const pageHelpOf = (page: string) => ({
  queryKey: ['platform', 'page-help', page] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<{ data: PageHelpRecord | null }>('GET', `/v1/dashboard/page-help/${page}`, { signal })).data,
  staleTime: keptFor,
})
