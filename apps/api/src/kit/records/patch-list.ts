import { isDeepStrictEqual } from 'node:util'

/** Shorter lists are sent whole. */
const shortest = 20

/** The database copies the whole list for each changed element; for more changes than this it is cheaper to send it whole. */
const maxChanged = 4

/** The changed elements of a list, by position. */
export type ListPatch = ReadonlyMap<number, unknown>

/**
 * The changes in a long list of which most is unchanged, such as the segments of an itinerary; null if it is not one. If only
 * they are sent, the database need not parse 300 segments again because of one.
 */
export const patchOf = (before: unknown, after: unknown): ListPatch | null => {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length || after.length < shortest)
    return null
  const patch = new Map<number, unknown>()
  for (const [place, element] of after.entries()) {
    if (isDeepStrictEqual(element, before[place])) continue
    if (patch.size === maxChanged || typeof element !== 'object' || element === null) return null
    patch.set(place, element)
  }
  return patch
}

/** The list with its patch applied, as the database will return it. */
export const patched = (before: unknown, patch: ListPatch): unknown =>
  (before as unknown[]).map((element, place) => (patch.has(place) ? asStored(patch.get(place)) : element))

/**
 * A value as a `jsonb` column returns it: keys sorted by length, then by bytes, and nothing that JSON does not have
 * (https://www.postgresql.org/docs/current/datatype-json.html).
 */
export const asStored = (value: unknown): unknown => inOrder(JSON.parse(JSON.stringify(value)))

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, held]) => ({ key: Buffer.from(key), name: key, held: inOrder(held) }))
      .toSorted((a, b) => a.key.length - b.key.length || Buffer.compare(a.key, b.key))
      .map(({ name, held }) => [name, held]),
  )
}
