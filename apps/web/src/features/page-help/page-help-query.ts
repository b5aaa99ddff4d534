import type { Read } from '@sojourn/contract/kit/define-resource'
import type { pageHelp } from '@sojourn/contract/resources/page-help'
import { request } from '../../data/http.ts'

export type PageHelpRecord = Read<typeof pageHelp>

/** How long the help stays fresh, in milliseconds: only the platform's staff change it. */
const staleAfterMs = 10 * 60_000

/** The help of a page; null if there is none. */
export const pageHelpOf = (page: string) => ({
  queryKey: ['platform', 'page-help', page] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<{ data: PageHelpRecord | null }>('GET', `/v1/dashboard/page-help/${page}`, { signal })).data,
  staleTime: staleAfterMs,
})
