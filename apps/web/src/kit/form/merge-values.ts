/** A field that two users changed differently since both read it. */
export type FieldConflict = { name: string; mine: unknown; theirs: unknown }

type Values = Readonly<Record<string, unknown>>

/**
 * Merges two users' changes to the same values. A field that only one of them changed gets that value. If both changed it
 * differently, `merged` has mine and `conflicts` has both.
 * @param parted fields whose parts are compared one by one, such as `brand.logo`
 */
export const mergeValues = (
  basis: Values,
  mine: Values,
  theirs: Values,
  parted: readonly string[] = [],
): { merged: Values; conflicts: FieldConflict[] } => {
  const conflicts: FieldConflict[] = []
  const merged = Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => {
      const parts = parted.includes(name) ? partsOf(basis[name], mine[name], theirs[name]) : null
      if (parts) {
        const inside = mergeValues(...parts)
        conflicts.push(...inside.conflicts.map((one) => ({ ...one, name: `${name}.${one.name}` })))
        return [name, inside.merged]
      }
      const isMine = !isSame(basis[name], mine[name])
      const isTheirs = !isSame(basis[name], theirs[name])
      if (isMine && isTheirs && !isSame(mine[name], theirs[name]))
        conflicts.push({ name, mine: mine[name], theirs: theirs[name] })
      return [name, isMine ? mine[name] : theirs[name]]
    }),
  )
  return { merged, conflicts }
}

const partsOf = (...values: [unknown, unknown, unknown]): [Values, Values, Values] | null => {
  const [basis, mine, theirs] = values
  return isValues(basis) && isValues(mine) && isValues(theirs) ? [basis, mine, theirs] : null
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Whether two field values are equal, regardless of the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'undefined'
