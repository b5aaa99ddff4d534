import { queryOptions } from '@tanstack/react-query'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import { request } from './http.ts'
import { type CachedRecord, countsKey, listKey } from './record-keys.ts'

/** The parts of a contract definition that describe a resource in the API. */
export type Wire = {
  plural: string
  fields: Readonly<Record<string, unknown>>
  read: z.ZodType<CachedRecord>
  /** A record as lists return it. */
  summary: z.ZodType<CachedRecord>
  create: z.ZodType
  update: z.ZodType
}

/** Query parameters of a list; several values for one name mean any of them. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Only the lists of a company's resource, for pages that do not load its definition: `listClient<typeof
 * itinerary>('itineraries')`.
 */
export const listClient =
  <R extends Wire>(plural: R['plural']) =>
  <F extends keyof Read<R> & string = never>(tenant: string, parameters: Parameters = {}, fields: readonly F[] = []) =>
    listAt<R, F>(plural, { scope: tenant, path: `/v1/${tenant}/${plural}`, parameters: withFields(parameters, fields) })

/** The parameters of a list whose rows have fields besides those of every list. */
export const withFields = (parameters: Parameters, fields: readonly string[]): Parameters =>
  fields.length > 0 ? { ...parameters, fields: fields.join(',') } : parameters

type ListPlace = { scope: string; path: string; parameters: Parameters }

/** A row of a list, with further fields of the record. */
export type RowWith<R extends Wire, F extends keyof Read<R>> = Summary<R> & Pick<Read<R>, F> & CachedRecord

/** A page of records. Shows the previous page while the next one loads. */
export const listAt = <R extends Wire, F extends keyof Read<R> & string = never>(
  plural: string,
  { scope, path, parameters }: ListPlace,
) =>
  queryOptions({
    queryKey: [...listKey(scope, plural), parameters],
    queryFn: ({ signal }) => request<Page<RowWith<R, F>>>('GET', `${path}/${searchOf(parameters)}`, { signal }),
    // Never show the page of another company or resource.
    placeholderData: (last, query) => (query?.queryKey[0] === scope && query.queryKey[1] === plural ? last : undefined),
  })

/** The number of records of each resource that the user may see, without deleted ones. */
export const resourceCounts = (tenant: string) =>
  queryOptions({
    queryKey: countsKey(tenant),
    queryFn: async ({ signal }) =>
      (await request<{ data: ResourceCount }>('GET', `/v1/${tenant}/resource-count`, { signal })).data,
  })

/** `?q=dune&status=quoted`, or an empty string. */
export const searchOf = (parameters: Parameters): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value ?? []].flat()) search.append(name, one)
  const text = search.toString()
  return text && `?${text}`
}
