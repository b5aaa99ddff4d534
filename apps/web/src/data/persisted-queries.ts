import type { DehydratedState } from '@tanstack/react-query'
import { registeredResources } from './web-resource.ts'

/** A query as it is stored on the device. */
export type KeptQuery = DehydratedState['queries'][number]

/** How long a stored query may be used, in milliseconds. */
export const keptForMs = 7 * 24 * 60 * 60 * 1000

/** The maximum size of all stored queries together, in characters. */
const maxCharacters = 2_000_000

/** Whether a query's data may be stored on the device: counts, and the lists and records of resources that allow it. */
export const isKept = ([, resource, kind, parameters]: readonly unknown[]): boolean => {
  if (resource === 'resource-count' && kind === undefined) return true
  const offline = registeredResources().find(({ plural }) => plural === resource)?.offline
  if (!offline) return false
  if (kind === 'record') return offline === 'lists and records'
  if (kind === 'status-count' || kind === 'deadlines' || kind === 'tasks') return true
  // What a user searched for may be a name.
  return kind === 'list' && typeof parameters === 'object' && parameters !== null && !('q' in parameters)
}

/**
 * Which queries to store: those in memory and stored lists that are no longer in memory, the newest first, up to `maxSize`
 * characters. A record that is no longer in memory may have been deleted, so it is dropped.
 */
export const bounded = (
  queries: readonly KeptQuery[],
  before: ReadonlyMap<string, KeptQuery>,
  now = Date.now(),
  maxSize = maxCharacters,
): KeptQuery[] => {
  const present = new Set(queries.map(({ queryHash }) => queryHash))
  const evictedLists = [...before.values()].filter(
    ({ queryHash, queryKey }) => queryKey[2] === 'list' && !present.has(queryHash),
  )
  let remainingCharacters = maxSize
  return [...queries, ...evictedLists]
    .filter(({ state }) => state.dataUpdatedAt > now - keptForMs)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => {
      remainingCharacters -= JSON.stringify(query).length
      return remainingCharacters >= 0
    })
}
