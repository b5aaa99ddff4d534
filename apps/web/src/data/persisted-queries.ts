import type { DehydratedState } from '@tanstack/react-query'
import { registeredResources } from './web-resource.ts'

/** A query as it is kept. */
export type KeptQuery = DehydratedState['queries'][number]

/** How long something is worth keeping. */
export const keptForMs = 7 * 24 * 60 * 60 * 1000

/** What may be kept at most, in characters. */
const maxCharacters = 2_000_000

/** Whether the answer to a query may stay on the device: lists and records of the resources that say so, and the counts. */
export const isKept = ([, resource, kind, parameters]: readonly unknown[]): boolean => {
  if (resource === 'resource-count' && kind === undefined) return true
  const offline = registeredResources().find(({ plural }) => plural === resource)?.offline
  if (!offline) return false
  if (kind === 'record') return offline === 'lists and records'
  if (kind === 'status-count') return true
  // What somebody searched for may be a name.
  return kind === 'list' && typeof parameters === 'object' && parameters !== null && !('q' in parameters)
}

/**
 * What to keep of the answers in memory and of lists kept before that memory has let go of: the youngest, up to the
 * size one device may give. A record that memory has let go of may have been deleted, so it goes.
 */
export const bounded = (
  queries: readonly KeptQuery[],
  before: ReadonlyMap<string, KeptQuery>,
  now = Date.now(),
  most = maxCharacters,
): KeptQuery[] => {
  const present = new Set(queries.map(({ queryHash }) => queryHash))
  const gone = [...before.values()].filter(
    ({ queryHash, queryKey }) => queryKey[2] === 'list' && !present.has(queryHash),
  )
  let room = most
  return [...queries, ...gone]
    .filter(({ state }) => state.dataUpdatedAt > now - keptForMs)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => {
      room -= JSON.stringify(query).length
      return room >= 0
    })
}
