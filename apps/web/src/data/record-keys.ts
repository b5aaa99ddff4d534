/** A record as the cache needs it. */
export type CachedRecord = { uuid: string; rev: number }

/** Keys of cached lists, records and counts. `scope` is the uuid of the current company, or `platform`. */
export const listKey = (scope: string, plural: string) => [scope, plural, 'list'] as const
export const recordKey = (scope: string, plural: string, uuid: string) => [scope, plural, 'record', uuid] as const
export const countsKey = (scope: string) => [scope, 'resource-count'] as const
