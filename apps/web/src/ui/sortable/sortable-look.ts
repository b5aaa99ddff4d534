import type { CSSProperties } from 'react'

/** A row of a sortable list, whether its group is interactive or static. */
export const SORTABLE_ROW =
  'group/row relative flex items-stretch rounded-sm border outline-none transition-colors ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-1 data-focus-visible:outline-focus data-dragging:opacity-45'

/** The rows of a group. */
export const SORTABLE_LIST = 'flex flex-col gap-1.5 rounded-sm outline-none'

/** The look of a group without rows. */
export const EMPTY = 'border border-dashed border-line-strong'

/** The number of rows of a group, from which the style sheet estimates its height while the group is not laid out. */
export const itemCountOf = ({ items }: { items: readonly unknown[] }): CSSProperties & { '--item-count': number } => ({
  '--item-count': items.length,
})
