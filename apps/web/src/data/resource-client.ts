import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { camelCase } from '@sojourn/contract/kit/word-forms'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { CreateInput, Read, Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import { request } from './http.ts'
import { type CachedRecord, countsKey, listKey, recordCache, type RecordCache, recordKey } from './record-cache.ts'
import { currentTenant, sessionToken, useSession, useTenant } from './session.ts'

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

type Data<T> = { data: T }

/** The first part of the cache keys of everything that belongs to no company. */
const platform = 'platform'

type ClientOptions = {
  /** Parameters that every list of this client has, e.g. `template=true`. */
  fixed?: Parameters
  /** Whether deleted records can be restored. */
  hasBin?: boolean
}

/**
 * The queries and mutations of one resource; `clients.ts` has one client for each. Only the type of the definition is used, so
 * that pages that read records do not load the schemas. Keys begin with the tenant, so that two companies share no cached data.
 * @param options.countedAs the resource's name in the resource counts
 */
export const resourceClient = <R extends Wire>(
  plural: R['plural'],
  { fixed = {}, hasBin = true, countedAs = camelCase(plural) }: ClientOptions & { countedAs?: string } = {},
) =>
  clientAt<R>(plural, {
    useScope: () => useTenant().uuid,
    isHere: (tenant) => currentTenant(useSession.getState())?.uuid === tenant,
    path: (tenant) => `/v1/${tenant}/${plural}`,
    fixed,
    hasBin,
    countedAs,
  })

/**
 * The same for a resource that belongs to no company. Its scope is always `platform`.
 * @param basePath the list's path without a trailing slash
 */
export const platformClient = <R extends Wire>(
  plural: R['plural'],
  basePath: string,
  { fixed = {}, hasBin = true }: ClientOptions = {},
) =>
  clientAt<R>(plural, {
    useScope: () => platform,
    isHere: () => true,
    path: () => basePath,
    fixed,
    hasBin,
    countedAs: null,
  })

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
const listAt = <R extends Wire, F extends keyof Read<R> & string = never>(
  plural: string,
  { scope, path, parameters }: ListPlace,
) =>
  queryOptions({
    queryKey: [...listKey(scope, plural), parameters],
    queryFn: ({ signal }) => request<Page<RowWith<R, F>>>('GET', `${path}/${searchOf(parameters)}`, { signal }),
    // Never show the page of another company or resource.
    placeholderData: (last, query) => (query?.queryKey[0] === scope && query.queryKey[1] === plural ? last : undefined),
  })

type Place = {
  /** The first part of cache keys: the uuid of the current company, or `platform`. */
  useScope: () => string
  /** Whether the scope is still the current one. */
  isHere: (scope: string) => boolean
  path: (scope: string) => string
  fixed: Parameters
  hasBin: boolean
  countedAs: string | null
}

type Answer<R extends Wire> = Read<R> & CachedRecord

const clientAt = <R extends Wire>(plural: R['plural'], place: Place) => {
  const { useScope, path, fixed, hasBin } = place
  const cache = recordCache<Answer<R>>(plural, place)

  /** A page of a list. `fields` are those that its rows have besides those of every list. */
  const list = <F extends keyof Read<R> & string = never>(
    scope: string,
    parameters: Parameters = {},
    fields: readonly F[] = [],
  ) => listAt<R, F>(plural, { scope, path: path(scope), parameters: { ...fixed, ...withFields(parameters, fields) } })

  const get = (scope: string, uuid: string) =>
    queryOptions({
      queryKey: recordKey(scope, plural, uuid),
      queryFn: async ({ signal }) => (await request<Data<Answer<R>>>('GET', `${path(scope)}/${uuid}`, { signal })).data,
    })

  const { remember, forget } = cache
  return { list, get, path, plural, fixed, useScope, hasBin, remember, forget, ...writesAt<R>(place, cache) }
}

const writesAt = <R extends Wire>({ useScope, isHere, path }: Place, cache: RecordCache<Answer<R>>) => {
  /** A write whose response is stored in the cache, unless the user or the company has changed in the meantime. */
  const useWrite = <I>(
    send: (base: string, input: I) => Promise<Data<Answer<R>>>,
    keep: (client: QueryClient, scope: string, record: Answer<R>, input: I) => void,
  ) => {
    const client = useQueryClient()
    const scope = useScope()
    return useMutation({
      mutationFn: async (input: I) => (await send(path(scope), input)).data,
      onMutate: () => sessionToken(),
      onSuccess: (record, input, token) => {
        if (token === sessionToken() && isHere(scope)) keep(client, scope, record, input)
      },
    })
  }

  const useCreate = () =>
    useWrite(
      (base, input: CreateInput<R>) => request('POST', `${base}/`, { body: input }),
      (client, scope, record) => cache.remember(client, scope, record, true),
    )

  const useUpdate = () =>
    useWrite(
      (base, { uuid, rev, changes }: { uuid: string; rev: number; changes: UpdateInput<R> }) =>
        request('PUT', `${base}/${uuid}`, { body: changes, rev }),
      (client, scope, record) => cache.remember(client, scope, record, false),
    )

  const useRemove = () =>
    useWrite(
      (base, uuid: string) => request('DELETE', `${base}/${uuid}`),
      (client, scope, _record, uuid) => cache.forget(client, scope, uuid),
    )

  const useDuplicate = () =>
    useWrite(
      (base, { uuid, body }: { uuid: string; body?: object | undefined }) =>
        request('POST', `${base}/${uuid}/duplicate`, body && { body }),
      (client, scope, record) => cache.remember(client, scope, record, true),
    )

  const useRestore = () => useWrite((base, uuid: string) => request('POST', `${base}/${uuid}/restore`), cache.restore)

  return { useCreate, useUpdate, useRemove, useDuplicate, useRestore }
}

/** The client of one resource, for code that works with any resource. */
export type ResourceClient<R extends Wire> = ReturnType<typeof resourceClient<R>>

/** The number of records of each resource that the user may see, without deleted ones. */
export const resourceCounts = (tenant: string) =>
  queryOptions({
    queryKey: countsKey(tenant),
    queryFn: async ({ signal }) =>
      (await request<Data<ResourceCount>>('GET', `/v1/${tenant}/resource-count`, { signal })).data,
  })

/** `?q=dune&status=quoted`, or an empty string. */
export const searchOf = (parameters: Parameters): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value ?? []].flat()) search.append(name, one)
  const text = search.toString()
  return text && `?${text}`
}
