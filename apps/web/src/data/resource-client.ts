import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { camelCase } from '@sojourn/contract/kit/word-forms'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { CreateInput, Read, Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import { request } from './http.ts'
import { currentTenant, sessionToken, useSession, useTenant } from './session.ts'

/** What a definition of the contract says about a resource on the wire. */
export type Wire = {
  plural: string
  fields: Readonly<Record<string, unknown>>
  read: z.ZodType<{ uuid: string; rev: number }>
  /** A record as lists answer it. */
  summary: z.ZodType<{ uuid: string; rev: number }>
  create: z.ZodType
  update: z.ZodType
}

/** Query parameters of a list; several values of one name mean any of them. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

type Data<T> = { data: T }

/** What the keys of everything begin with that belongs to no company. */
const platform = 'platform'

type ClientOptions = {
  /** Parameters that every list of this client carries, e.g. `template=true`. */
  fixed?: Parameters
  /** Whether what is deleted can be brought back. */
  hasBin?: boolean
}

/**
 * The queries and mutations of one resource; `clients.ts` holds the one of each. Only the type of its definition is used: who
 * reads records does without the code that checks them. Keys begin with the tenant, so that a switch of company shares
 * nothing.
 * @param options.countedAs where the resource counts count its records
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
 * The same for a resource that no company has. Its scope is always `platform`.
 * @param basePath the list's address without the slash at its end
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

/** The lists of a company's resource alone, for pages that do without its definition: `listClient<typeof itinerary>('itineraries')`. */
export const listClient =
  <R extends Wire>(plural: R['plural']) =>
  (tenant: string, parameters: Parameters = {}) =>
    listAt<R>(plural, { scope: tenant, path: `/v1/${tenant}/${plural}`, parameters })

type ListPlace = { scope: string; path: string; parameters: Parameters }

/** A page of records. Keeps showing the last page while the next one loads. */
const listAt = <R extends Wire>(plural: string, { scope, path, parameters }: ListPlace) =>
  queryOptions({
    queryKey: [scope, plural, 'list', parameters],
    queryFn: ({ signal }) =>
      request<Page<Summary<R> & { uuid: string; rev: number }>>('GET', `${path}/${searchOf(parameters)}`, { signal }),
    // Never the page of another company or resource.
    placeholderData: (last, query) => (query?.queryKey[0] === scope && query.queryKey[1] === plural ? last : undefined),
  })

type Place = {
  /** What keys begin with: the company one works in, or `platform`. */
  useScope: () => string
  /** Whether that is still where one works. */
  isHere: (scope: string) => boolean
  path: (scope: string) => string
  fixed: Parameters
  hasBin: boolean
  countedAs: string | null
}

const clientAt = <R extends Wire>(plural: R['plural'], { useScope, isHere, path, fixed, hasBin, countedAs }: Place) => {
  type Answer = Read<R> & { uuid: string; rev: number }
  const listKey = (scope: string) => [scope, plural, 'list'] as const
  const recordKey = (scope: string, uuid: string) => [scope, plural, 'record', uuid] as const

  const list = (scope: string, parameters: Parameters = {}) =>
    listAt<R>(plural, { scope, path: path(scope), parameters: { ...fixed, ...parameters } })

  const get = (scope: string, uuid: string) =>
    queryOptions({
      queryKey: recordKey(scope, uuid),
      queryFn: async ({ signal }) => (await request<Data<Answer>>('GET', `${path(scope)}/${uuid}`, { signal })).data,
    })

  /** Marks lists as out of date: those on screen are read again now if they shall, others when they are shown again. */
  const outdate = (
    client: QueryClient,
    scope: string,
    visibleLists: 'refetch' | 'leave',
    but?: (parameters: unknown) => boolean,
  ) =>
    void client.invalidateQueries({
      queryKey: listKey(scope),
      refetchType: visibleLists === 'refetch' ? 'active' : 'none',
      predicate: ({ queryKey }) => !but?.(queryKey[3]),
    })

  /**
   * Puts an answered record where lists and details read it: a new one first in the plain list, a changed
   * one in its place in all of them. Where a new one stands in others only the server knows.
   */
  const remember = (client: QueryClient, scope: string, record: Answer, isNew: boolean) => {
    const isPlain = (parameters: unknown) => sameParameters(parameters, fixed)
    client.setQueryData(recordKey(scope, record.uuid), record)
    client.setQueriesData<Page<Answer>>(
      { queryKey: listKey(scope), predicate: ({ queryKey }) => !isNew || isPlain(queryKey[3]) },
      (page) => page && (isNew ? withFirst(page, record) : withChanged(page, record)),
    )
    if (isNew) outdate(client, scope, 'refetch', isPlain)
    else outdate(client, scope, 'leave')
    if (isNew) countOn(client, scope, 1)
  }

  /** Takes a deleted record out of all lists. A page that others come after is read again: what was next moves up. */
  const forget = (client: QueryClient, scope: string, uuid: string) => {
    client.removeQueries({ queryKey: recordKey(scope, uuid) })
    client.setQueriesData<Page<Answer>>({ queryKey: listKey(scope) }, (page) => page && without(page, uuid))
    outdate(client, scope, 'leave')
    void client.refetchQueries({
      queryKey: listKey(scope),
      type: 'active',
      predicate: ({ state: { data } }) =>
        isPage(data) && (data.meta.page - 1) * data.meta.perPage + data.data.length < data.meta.total,
    })
    countOn(client, scope, -1)
  }

  /** Counts follow the user's own actions at once; what the server then says stands. */
  const countOn = (client: QueryClient, scope: string, by: 1 | -1) => {
    // Folders say how many records lie in each.
    void client.invalidateQueries({ queryKey: [scope, plural, 'folders'] })
    if (countedAs === null) return
    client.setQueryData(resourceCounts(scope).queryKey, (counts) =>
      counts && countedAs in counts ? { ...counts, [countedAs]: Reflect.get(counts, countedAs) + by } : counts,
    )
    void client.invalidateQueries({ queryKey: countsKey(scope) })
  }

  /** A write whose answer is kept, unless it comes to somebody else or into another company. */
  const useWrite = <I>(
    send: (base: string, input: I) => Promise<Data<Answer>>,
    keep: (client: QueryClient, scope: string, record: Answer, input: I) => void,
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
      (client, scope, record) => remember(client, scope, record, true),
    )

  const useUpdate = () =>
    useWrite(
      (base, { uuid, rev, changes }: { uuid: string; rev: number; changes: UpdateInput<R> }) =>
        request('PUT', `${base}/${uuid}`, { body: changes, rev }),
      (client, scope, record) => remember(client, scope, record, false),
    )

  const useRemove = () =>
    useWrite(
      (base, uuid: string) => request('DELETE', `${base}/${uuid}`),
      (client, scope, _record, uuid) => forget(client, scope, uuid),
    )

  const useDuplicate = () =>
    useWrite(
      (base, { uuid, body }: { uuid: string; body?: object | undefined }) =>
        request('POST', `${base}/${uuid}/duplicate`, body && { body }),
      (client, scope, record) => remember(client, scope, record, true),
    )

  const useRestore = () =>
    useWrite(
      (base, uuid: string) => request('POST', `${base}/${uuid}/restore`),
      (client, scope, record) => {
        client.setQueriesData<Page<Answer>>(
          { queryKey: listKey(scope), predicate: ({ queryKey }) => isOfBin(queryKey[3]) },
          (page) => page && without(page, record.uuid),
        )
        remember(client, scope, record, true)
      },
    )

  const writes = { useCreate, useUpdate, useRemove, useDuplicate, useRestore }
  return { list, get, path, plural, fixed, useScope, hasBin, remember, forget, ...writes }
}

/** The client of one resource, for what works with any. */
export type ResourceClient<R extends Wire> = ReturnType<typeof resourceClient<R>>

const countsKey = (tenant: string) => [tenant, 'resource-count'] as const

/** How many live records of each resource the person may see. */
export const resourceCounts = (tenant: string) =>
  queryOptions({
    queryKey: countsKey(tenant),
    queryFn: async ({ signal }) =>
      (await request<Data<ResourceCount>>('GET', `/v1/${tenant}/resource-count`, { signal })).data,
  })

/** `?q=dune&status=quoted`, or nothing. */
export const searchOf = (parameters: Parameters): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value ?? []].flat()) search.append(name, one)
  const text = search.toString()
  return text && `?${text}`
}

/** Whether a cached list is the plain first page of the client: nothing asked for but what is fixed. */
const sameParameters = (parameters: unknown, fixed: Parameters): boolean =>
  JSON.stringify(parameters) === JSON.stringify(fixed)

const isOfBin = (parameters: unknown): boolean =>
  typeof parameters === 'object' && parameters !== null && 'binned' in parameters

type Listed = { uuid: string }

const withFirst = <T extends Listed>(page: Page<T>, record: T): Page<T> => ({
  ...page,
  data: [record, ...page.data.filter(({ uuid }) => uuid !== record.uuid)].slice(0, page.meta.perPage),
  meta: { ...page.meta, total: page.meta.total + 1 },
})

const withChanged = <T extends Listed>(page: Page<T>, record: T): Page<T> => ({
  ...page,
  data: page.data.map((one) => (one.uuid === record.uuid ? record : one)),
})

const without = <T extends Listed>(page: Page<T>, uuid: string): Page<T> => {
  const { data, meta } = page
  if (!data.some((one) => one.uuid === uuid)) return page
  const total = meta.total - 1
  const pageCount = Math.max(1, Math.ceil(total / meta.perPage))
  return { ...page, data: data.filter((one) => one.uuid !== uuid), meta: { ...meta, total, pageCount } }
}

/** Lists hold nothing but pages; a list that was never read holds nothing. */
const isPage = (data: unknown): data is Page<Listed> => typeof data === 'object' && data !== null && 'meta' in data
