import { isDeepStrictEqual } from 'node:util'

/** Shorter lists are as soon sent whole. */
const shortest = 20

/** With each element the database copies the whole list; beyond so many it is sooner sent anew. */
const maxChanged = 4

/** The elements of a list that became others, by their place. */
export type ListPatch = ReadonlyMap<number, unknown>

/**
 * What changed in a long list of which most stays as it was, such as the segments of an itinerary; null where it is not one. Sent
 * alone, the database need not read 300 segments anew for one of them.
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

/** The list with its patch, as the database will answer it. */
export const patched = (before: unknown, patch: ListPatch): unknown =>
  (before as unknown[]).map((element, place) => (patch.has(place) ? asStored(patch.get(place)) : element))

/**
 * A value as it comes back from a `jsonb` column: keys by length, then by their bytes, and nothing that JSON does not know
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
