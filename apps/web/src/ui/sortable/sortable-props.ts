import type { ReactNode } from 'react'
import type { GroupOrder, Position } from './sortable-position.ts'

/** A sorted list of items with a heading, such as the segments of a day or the unscheduled ones. */
export interface SortableGroup<Item> {
  id: string
  /** Its name when something moves there, e.g. "Day 4". */
  title: string
  items: readonly Item[]
  /** What is above the items; by default only the title. Its heading must name the group. */
  header?: ReactNode
  /** Next to the header, but not part of the group's name: a menu. */
  actions?: ReactNode
  /** Between the header and the items: what belongs to them but is not sorted. */
  lead?: ReactNode
  /** Below the items: buttons that add one. */
  footer?: ReactNode
  /** Text that takes the same space as the footer, for a static group. */
  footerSpace?: ReactNode
  /** Shown while the group is empty. */
  emptyText?: string
}

/** The state an item is rendered with. */
export interface SortableItemState {
  isSelected: boolean
  isDragging: boolean
  /** Whether it is only text for now: it may have no buttons. */
  isStatic: boolean
}

/** The moves of an item without dragging. */
export interface ItemMoves {
  /** The id of the group that the item is in. */
  group: string
  /** Whether there is a position one step up or down. */
  canStep: (by: -1 | 1) => boolean
  step: (by: -1 | 1) => void
  /** Moves the item to the end of a group. */
  moveTo: (group: string) => void
}

export interface SortableListProps<Item> {
  /** What is sorted, e.g. "Days and segments". */
  label: string
  /** Keep the identity of groups that have not changed: only changed ones are rendered again. */
  groups: readonly SortableGroup<Item>[]
  itemId: (item: Item) => string
  /** The item as a text: announced, and found by typing its first letters. */
  itemName: (item: Item) => string
  /** Renders an item between its handle and its menu. Keep its identity stable. */
  renderItem: (item: Item, state: SortableItemState) => ReactNode
  /** More `MenuItem`s for an item's menu, below the moves. Keep its identity stable. */
  renderItemActions?: (item: Item) => ReactNode
  /** Renders another menu for an item, which must offer its moves as well. Keep its identity stable. */
  renderItemMenu?: (item: Item, moves: ItemMoves) => ReactNode
  /** More classes for the row of an item. Keep its identity stable. */
  itemClassName?: (item: Item) => string | undefined
  /** `index` is the item's index in the group after the move, from 0. Change `groups` accordingly. */
  onMove: (itemId: string, to: Position) => void
  selectedId?: string | null
  onSelect?: (itemId: string) => void
  /** The chosen items while several can be chosen, and null otherwise. A press then chooses an item instead of selecting it. */
  chosenIds?: ReadonlySet<string> | null
  /** Called with an item that is to be chosen, or no longer chosen. */
  onToggle?: (itemId: string) => void
  /** Called when the Delete key is pressed on an item; the focus moves to the next one. */
  onRemove?: (itemId: string) => void
  /** Whether items cannot be moved. */
  isReadOnly?: boolean
  className?: string
  /** Class of each group, e.g. to let the browser skip rendering those that are far away. */
  groupClassName?: string
}

/** The props that the list passes to each of its groups. */
export interface SortableGroupProps<Item> extends Pick<
  SortableListProps<Item>,
  | 'itemId'
  | 'itemName'
  | 'renderItem'
  | 'renderItemActions'
  | 'renderItemMenu'
  | 'itemClassName'
  | 'selectedId'
  | 'onSelect'
  | 'onToggle'
  | 'groupClassName'
> {
  /** The ids of its chosen items, separated by spaces; null unless several can be chosen. */
  chosen: string | null
  group: SortableGroup<Item>
  dragType: string
  isReadOnly: boolean
  order: () => readonly GroupOrder[]
  titles: () => readonly { id: string; title: string }[]
  move: (itemId: string, to: Position | null) => void
  step: (itemId: string, by: -1 | 1) => void
}

/** The props of the rows of a group. */
export interface SortableRowsProps<Item> extends SortableGroupProps<Item> {
  /** The id of the element that names the group. */
  headingId: string
}
