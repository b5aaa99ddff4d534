import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { camelCase } from '@sojourn/contract/kit/word-forms'
import type { CreateInput, Read, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { request } from './http.ts'
import { recordCache, type RecordCache } from './record-cache.ts'
import { type CachedRecord, recordKey } from './record-keys.ts'
import { listAt, type Parameters, type Wire, withFields } from './resource-lists.ts'
import { currentTenant, sessionToken, useSession, useTenant } from './session.ts'

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
