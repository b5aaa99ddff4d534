/** The position of an item: its group and its index there, from 0. */
export interface Position {
  group: string
  index: number
}

/** The ids of a group's items, in order. */
export interface GroupOrder {
  id: string
  itemIds: readonly string[]
}

/** The current position of an item. */
export function positionOf(groups: readonly GroupOrder[], itemId: string): Position | null {
  for (const { id, itemIds } of groups) {
    const index = itemIds.indexOf(itemId)
    if (index >= 0) return { group: id, index }
  }
  return null
}

/**
 * The position one step up or down. Past the end of a group it is in the neighbouring one, even if that is empty. `null` at the
 * very top and bottom.
 */
export function stepFrom(groups: readonly GroupOrder[], itemId: string, step: -1 | 1): Position | null {
  const now = positionOf(groups, itemId)
  if (!now) return null
  const place = groups.findIndex(({ id }) => id === now.group)
  const within = now.index + step
  if (within >= 0 && within < (groups[place]?.itemIds.length ?? 0)) return { group: now.group, index: within }

  const neighbour = groups[place + step]
  if (!neighbour) return null
  return { group: neighbour.id, index: step === 1 ? 0 : neighbour.itemIds.length }
}

/** The end of a group, for an item that may already be in it. */
export function endOf(groups: readonly GroupOrder[], itemId: string, groupId: string): Position {
  const others = groups.find(({ id }) => id === groupId)?.itemIds.filter((id) => id !== itemId) ?? []
  return { group: groupId, index: others.length }
}

/** The position of an item dropped before or after another one, counted without the item itself. */
export function besideOf(
  groups: readonly GroupOrder[],
  itemId: string,
  target: { itemId: string; side: 'before' | 'after' },
): Position | null {
  const group = groups.find(({ itemIds }) => itemIds.includes(target.itemId))
  if (!group) return null
  if (target.itemId === itemId) return positionOf(groups, itemId)
  const place = group.itemIds.filter((id) => id !== itemId).indexOf(target.itemId)
  return { group: group.id, index: target.side === 'before' ? place : place + 1 }
}

/** The number of items in a group once the item is in it. */
export function sizeWith(groups: readonly GroupOrder[], itemId: string, groupId: string): number {
  return endOf(groups, itemId, groupId).index + 1
}
