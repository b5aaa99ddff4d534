/** Where an item stands: its group and its place there, from 0. */
export interface Position {
  group: string
  index: number
}

/** The ids of a group's items, in order. */
export interface GroupOrder {
  id: string
  itemIds: readonly string[]
}

/** Where an item stands now. */
export function positionOf(groups: readonly GroupOrder[], itemId: string): Position | null {
  for (const { id, itemIds } of groups) {
    const index = itemIds.indexOf(itemId)
    if (index >= 0) return { group: id, index }
  }
  return null
}

/**
 * One step up or down; past the end of a group it goes to the neighbouring one, even an empty one. `null` at the very
 * top and bottom.
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

/** The end of a group, for an item that may be in it already. */
export function endOf(groups: readonly GroupOrder[], itemId: string, groupId: string): Position {
  const others = groups.find(({ id }) => id === groupId)?.itemIds.filter((id) => id !== itemId) ?? []
  return { group: groupId, index: others.length }
}

/** Where an item lands that is dropped before or after another one; the place counts as if it had been taken out. */
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

/** How many items a group holds once the item is in it. */
export function sizeWith(groups: readonly GroupOrder[], itemId: string, groupId: string): number {
  return endOf(groups, itemId, groupId).index + 1
}
