/** The current company first, the others by name. */
export const inMenuOrder = <T extends { uuid: string; name: string }>(tenants: readonly T[], current: string): T[] =>
  tenants.toSorted(
    (one, other) =>
      Number(other.uuid === current) - Number(one.uuid === current) ||
      one.name.localeCompare(other.name, 'en', { sensitivity: 'base', numeric: true }),
  )
