import { queryOptions } from '@tanstack/react-query'
import type { Revision } from '@sojourn/contract/document/revision'
import type { Page } from '@sojourn/contract/kit/page'
import { request } from '../../data/http.ts'
import * as wording from './wording.ts'

/** A revision with the fields of the itinerary as they were. */
export type WholeRevision = Revision & { snapshot: Readonly<Record<string, unknown>> }

const pathOf = (tenant: string, itinerary: string) => `/v1/${tenant}/itineraries/${itinerary}/revisions`
const keyOf = (tenant: string, itinerary: string) => [tenant, 'itineraries', 'revisions', itinerary] as const

/** The revisions of an itinerary, newest first. They are always fetched again, because users come to see the latest changes. */
export const revisionsOf = (tenant: string, itinerary: string, perPage: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant, itinerary), 'list', perPage] as const,
    queryFn: ({ signal }) =>
      request<Page<Revision>>('GET', `${pathOf(tenant, itinerary)}?perPage=${perPage}`, { signal }),
    staleTime: 0,
    placeholderData: (last) => last,
  })

/** One revision with its snapshot. It never changes. */
export const revisionOf = (tenant: string, itinerary: string, n: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant, itinerary), n] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: WholeRevision }>('GET', `${pathOf(tenant, itinerary)}/${n}`, { signal })).data,
    staleTime: Infinity,
  })

/** The title of a version: its name, or its number. */
export const titleOfRevision = ({ n, label }: Pick<Revision, 'n' | 'label'>): string =>
  label ?? wording.version({ number: n })
