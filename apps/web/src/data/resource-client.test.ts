import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { resources } from '@sojourn/contract'
import type { destination as definition } from '@sojourn/contract/resources/destination'
import { faq } from '@sojourn/contract/resources/faq'
import { tenant as tenantResource } from '@sojourn/contract/resources/tenant'
import { user } from '@sojourn/contract/resources/user'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as ClientModule from './resource-client.ts'

const tenant = '0199a3f4-0000-7000-8000-000000000001'
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

let clients: typeof ClientModule
beforeAll(async () => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', () => {})
  clients = await import('./resource-client.ts')
  return () => vi.unstubAllGlobals()
})

type Row = { uuid: string; rev: number }
/** The fields of a record that the cache uses. */
const destination = (uuid: string, rev = 1) => ({ uuid, rev }) as Read<typeof definition> & Row

const pageOf = (uuids: string[], total = uuids.length, perPage = 24, page = 1) => ({
  data: uuids.map((uuid) => ({ uuid, rev: 1 })),
  meta: { total, perPage, page, pageCount: Math.max(1, Math.ceil(total / perPage)), from: 1, to: uuids.length },
  links: {},
})

let watched: (() => void)[] = []
afterEach(() => {
  for (const release of watched) release()
  watched = []
})

/** A cache with some lists, of which the first is on screen, and the paths that are requested from then on. */
const cacheWith = (lists: [parameters: Record<string, string>, page: ReturnType<typeof pageOf>][]) => {
  const client = clients.resourceClient<typeof definition>('destinations')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json(pageOf(['from the server']))
  })
  for (const [parameters, page] of lists) queries.setQueryData([...client.list(tenant, parameters).queryKey], page)
  const [first] = lists
  if (first) watched.push(new QueryObserver(queries, client.list(tenant, first[0])).subscribe(() => {}))
  const cachedPage = (parameters: Record<string, string> = {}) =>
    queries.getQueryData<ReturnType<typeof pageOf>>(client.list(tenant, parameters).queryKey)
  const uuidsOf = (parameters?: Record<string, string>) => cachedPage(parameters)?.data.map((row: Row) => row.uuid)
  const isStale = (parameters: Record<string, string>) =>
    queries.getQueryState(client.list(tenant, parameters).queryKey)?.isInvalidated
  return { client, queries, requests: requests, cachedPage: cachedPage, uuidsOf, isStale }
}

/** After this, requests that are sent at once have been sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the cached lists after a write', () => {
  it('have a new record first, without being requested again', async () => {
    const { client, queries, requests, cachedPage, uuidsOf, isStale } = cacheWith([
      [{}, pageOf(['a', 'b'], 2)],
      [{ q: 'sand' }, pageOf(['a'])],
    ])
    client.remember(queries, tenant, destination('new'), true)
    await settle()
    expect(uuidsOf()).toEqual(['new', 'a', 'b'])
    expect(cachedPage()?.meta.total).toBe(3)
    expect(requests).toEqual([])
    // Only the server knows whether the record belongs here: the list is requested when it is shown again.
    expect(uuidsOf({ q: 'sand' })).toEqual(['a'])
    expect(isStale({ q: 'sand' })).toBe(true)
  })

  it('all have a changed record in its place, without being requested again', async () => {
    const { client, queries, requests, cachedPage } = cacheWith([
      [{ sort: 'name' }, pageOf(['a', 'b'])],
      [{}, pageOf(['b', 'a'])],
    ])
    client.remember(queries, tenant, destination('a', 2), false)
    await settle()
    expect(cachedPage({ sort: 'name' })?.data.map(({ uuid, rev }: Row) => [uuid, rev])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(cachedPage()?.data.map(({ uuid, rev }: Row) => [uuid, rev])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
    expect(requests).toEqual([])
  })

  it('drop a deleted record at once; a page that is not the last is requested again', async () => {
    const { client, queries, requests, cachedPage, uuidsOf } = cacheWith([[{}, pageOf(['a', 'b'], 26)]])
    client.forget(queries, tenant, 'a')
    expect(uuidsOf()).toEqual(['b'])
    expect(cachedPage()?.meta).toMatchObject({ total: 25, pageCount: 2 })
    await settle()
    expect(requests).toEqual([`/v1/${tenant}/destinations/`])
  })

  it('drop a deleted record without another request on the last page', async () => {
    const { client, queries, requests, uuidsOf } = cacheWith([[{}, pageOf(['a', 'b'])]])
    client.forget(queries, tenant, 'a')
    await settle()
    expect(uuidsOf()).toEqual(['b'])
    expect(requests).toEqual([])
  })

  it('make the folder counts stale when a record is added or deleted', () => {
    const { client, queries } = cacheWith([[{}, pageOf(['a', 'b'])]])
    const folders = [tenant, 'destinations', 'folders']
    const isStale = () => queries.getQueryState(folders)?.isInvalidated
    queries.setQueryData(folders, [{ folder: 'Africa', count: 2 }])
    client.remember(queries, tenant, destination('a', 2), false)
    expect(isStale()).toBe(false)
    client.forget(queries, tenant, 'a')
    expect(isStale()).toBe(true)
    queries.setQueryData(folders, [{ folder: 'Africa', count: 1 }])
    client.remember(queries, tenant, destination('new'), true)
    expect(isStale()).toBe(true)
  })

  it('have one page fewer when the only record of the last page is deleted', () => {
    const { client, queries, cachedPage } = cacheWith([[{ page: '2' }, pageOf(['y'], 25, 24, 2)]])
    client.forget(queries, tenant, 'y')
    expect(cachedPage({ page: '2' })?.meta).toMatchObject({ total: 24, pageCount: 1 })
  })
})

describe('the bin of a resource', () => {
  const definitions = [...Object.values(resources), user, faq, tenantResource]
  it.each(definitions.map((one) => [one.plural, 'deletedAt' in one.fields] as const))(
    'exists for %s: %s',
    async (plural, hasBin) => expect((await import('./clients.ts')).clients[plural].hasBin).toBe(hasBin),
  )
})
