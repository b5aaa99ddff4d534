import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import type { ResourceCount } from '@sojourn/contract/lists'
import { type CachedRecord, countsKey, listKey, recordKey } from './record-keys.ts'

type CacheOptions = {
  /** Parameters that every list has. */
  fixed: Readonly<Record<string, unknown>>
  /** The resource's name in the resource counts; null if it is not counted. */
  countedAs: string | null
}

export type RecordCache<T extends CachedRecord> = ReturnType<typeof recordCache<T>>

/** Updates a resource's cached lists, records and counts with the response to a write. */
export const recordCache = <T extends CachedRecord>(plural: string, { fixed, countedAs }: CacheOptions) => {
  /** Marks lists as stale: visible ones are refetched now if `visibleLists` says so, others when they are shown again. */
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
   * Stores a record from a response in the cache: a new one first in the plain list, a changed one in its place in all lists.
   * Only the server knows where a new one belongs in the others.
   */
  const remember = (client: QueryClient, scope: string, record: T, isNew: boolean) => {
    const isPlain = (parameters: unknown) => sameParameters(parameters, fixed)
    client.setQueryData(recordKey(scope, plural, record.uuid), record)
    client.setQueriesData<Page<T>>(
      { queryKey: listKey(scope, plural), predicate: ({ queryKey }) => !isNew || isPlain(queryKey[3]) },
      (page) => page && (isNew ? withFirst(page, record) : withChanged(page, record)),
    )
    if (isNew) outdate(client, scope, 'refetch', isPlain)
    // Rows have what the record does not, such as the image and names.
    outdate(client, scope, 'leave')
    if (isNew) countOn(client, scope, 1)
  }

  /** Updates the counts at once after the user's own action; the server's numbers replace them when they arrive. */
  const countOn = (client: QueryClient, scope: string, by: 1 | -1) => {
    // Folders also show how many records they contain.
    void client.invalidateQueries({ queryKey: [scope, plural, 'folders'] })
    if (countedAs === null) return
    const queryKey = countsKey(scope)
    client.setQueryData<ResourceCount>(queryKey, (counts) =>
      counts && countedAs in counts ? { ...counts, [countedAs]: Reflect.get(counts, countedAs) + by } : counts,
    )
    void client.invalidateQueries({ queryKey })
  }

  /** Removes a deleted record from all lists. A visible page that is not the last is refetched, because records move up. */
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

  /** Puts a restored record back into the lists, and removes it from the lists of the bin. */
  const restore = (client: QueryClient, scope: string, record: T) => {
    client.setQueriesData<Page<T>>(
      { queryKey: listKey(scope, plural), predicate: ({ queryKey }) => isOfBin(queryKey[3]) },
      (page) => page && without(page, record.uuid),
    )
    remember(client, scope, record, true)
  }

  return { remember, forget, restore }
}

/** Whether a cached list is the client's plain first page: it has no parameters but the fixed ones. */
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
  // What only lists have, such as the image, stays as it was until the list is refetched.
  data: page.data.map((one) => (one.uuid === record.uuid ? { ...one, ...record } : one)),
})

const without = <T extends CachedRecord>(page: Page<T>, uuid: string): Page<T> => {
  const { data, meta } = page
  if (!data.some((one) => one.uuid === uuid)) return page
  const total = meta.total - 1
  const pageCount = Math.max(1, Math.ceil(total / meta.perPage))
  return { ...page, data: data.filter((one) => one.uuid !== uuid), meta: { ...meta, total, pageCount } }
}

/** The data of a list is always a page, or undefined if it was never read. */
const isPage = (data: unknown): data is Page<CachedRecord> =>
  typeof data === 'object' && data !== null && 'meta' in data
