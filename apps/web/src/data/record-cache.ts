import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import type { ResourceCount } from '@sojourn/contract/lists'

export type CachedRecord = { uuid: string; rev: number }

/** Keys of cached lists, records and counts. `scope` is the company one works in, or `platform`. */
export const listKey = (scope: string, plural: string) => [scope, plural, 'list'] as const
export const recordKey = (scope: string, plural: string, uuid: string) => [scope, plural, 'record', uuid] as const
export const countsKey = (scope: string) => [scope, 'resource-count'] as const

type CacheOptions = {
  /** Parameters that every list carries. */
  fixed: Readonly<Record<string, unknown>>
  /** Where the resource counts count the records; null for none. */
  countedAs: string | null
}

export type RecordCache<T extends CachedRecord> = ReturnType<typeof recordCache<T>>

/** Brings a resource's cached lists, records and counts up to date with the answer to a write. */
export const recordCache = <T extends CachedRecord>(plural: string, { fixed, countedAs }: CacheOptions) => {
  /** Marks lists as out of date: those on screen are read again now if they shall, others when they are shown again. */
  const outdate = (
    client: QueryClient,
    scope: string,
    visibleLists: 'refetch' | 'leave',
    but?: (parameters: unknown) => boolean,
  ) =>
    void client.invalidateQueries({
      queryKey: listKey(scope, plural),
      refetchType: visibleLists === 'refetch' ? 'active' : 'none',
      predicate: ({ queryKey }) => !but?.(queryKey[3]),
    })

  /**
   * Puts an answered record where lists and details read it: a new one first in the plain list, a changed
   * one in its place in all of them. Where a new one stands in others only the server knows.
   */
  const remember = (client: QueryClient, scope: string, record: T, isNew: boolean) => {
    const isPlain = (parameters: unknown) => sameParameters(parameters, fixed)
    client.setQueryData(recordKey(scope, plural, record.uuid), record)
    client.setQueriesData<Page<T>>(
      { queryKey: listKey(scope, plural), predicate: ({ queryKey }) => !isNew || isPlain(queryKey[3]) },
      (page) => page && (isNew ? withFirst(page, record) : withChanged(page, record)),
    )
    if (isNew) outdate(client, scope, 'refetch', isPlain)
    else outdate(client, scope, 'leave')
    if (isNew) countOn(client, scope, 1)
  }

  /** Counts follow the user's own actions at once; what the server then says stands. */
  const countOn = (client: QueryClient, scope: string, by: 1 | -1) => {
    // Folders say how many records lie in each.
    void client.invalidateQueries({ queryKey: [scope, plural, 'folders'] })
    if (countedAs === null) return
    const queryKey = countsKey(scope)
    client.setQueryData<ResourceCount>(queryKey, (counts) =>
      counts && countedAs in counts ? { ...counts, [countedAs]: Reflect.get(counts, countedAs) + by } : counts,
    )
    void client.invalidateQueries({ queryKey })
  }

  /** Takes a deleted record out of all lists. A page that others come after is read again: what was next moves up. */
  const forget = (client: QueryClient, scope: string, uuid: string) => {
    client.removeQueries({ queryKey: recordKey(scope, plural, uuid) })
    client.setQueriesData<Page<T>>({ queryKey: listKey(scope, plural) }, (page) => page && without(page, uuid))
    outdate(client, scope, 'leave')
    void client.refetchQueries({
      queryKey: listKey(scope, plural),
      type: 'active',
      predicate: ({ state: { data } }) =>
        isPage(data) && (data.meta.page - 1) * data.meta.perPage + data.data.length < data.meta.total,
    })
    countOn(client, scope, -1)
  }

  /** Puts a record that was brought back where it is read again, and takes it out of the lists of the bin. */
  const restore = (client: QueryClient, scope: string, record: T) => {
    client.setQueriesData<Page<T>>(
      { queryKey: listKey(scope, plural), predicate: ({ queryKey }) => isOfBin(queryKey[3]) },
      (page) => page && without(page, record.uuid),
    )
    remember(client, scope, record, true)
  }

  return { remember, forget, restore }
}

/** Whether a cached list is the plain first page of the client: nothing asked for but what is fixed. */
const sameParameters = (parameters: unknown, fixed: CacheOptions['fixed']): boolean =>
  JSON.stringify(parameters) === JSON.stringify(fixed)

const isOfBin = (parameters: unknown): boolean =>
  typeof parameters === 'object' && parameters !== null && 'binned' in parameters

const withFirst = <T extends CachedRecord>(page: Page<T>, record: T): Page<T> => ({
  ...page,
  data: [record, ...page.data.filter(({ uuid }) => uuid !== record.uuid)].slice(0, page.meta.perPage),
  meta: { ...page.meta, total: page.meta.total + 1 },
})

const withChanged = <T extends CachedRecord>(page: Page<T>, record: T): Page<T> => ({
  ...page,
  data: page.data.map((one) => (one.uuid === record.uuid ? record : one)),
})

const without = <T extends CachedRecord>(page: Page<T>, uuid: string): Page<T> => {
  const { data, meta } = page
  if (!data.some((one) => one.uuid === uuid)) return page
  const total = meta.total - 1
  const pageCount = Math.max(1, Math.ceil(total / meta.perPage))
  return { ...page, data: data.filter((one) => one.uuid !== uuid), meta: { ...meta, total, pageCount } }
}

/** Lists hold nothing but pages; a list that was never read holds nothing. */
const isPage = (data: unknown): data is Page<CachedRecord> =>
  typeof data === 'object' && data !== null && 'meta' in data
