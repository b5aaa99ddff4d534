/** A row of a sortable list, whether it can be worked with or rests. */
export const SORTABLE_ROW =
  'group/row relative flex items-stretch rounded-sm border outline-none transition-colors ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-1 data-focus-visible:outline-focus data-dragging:opacity-45'

/** The rows of a group. */
export const SORTABLE_LIST = 'flex flex-col gap-1.5 rounded-sm outline-none'

/** The rows of a group that has none. */
export const EMPTY = 'border border-dashed border-line-strong'
