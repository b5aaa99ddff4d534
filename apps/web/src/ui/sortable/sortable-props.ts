import type { ReactNode } from 'react'
import type { GroupOrder, Position } from './sortable-position.ts'

/** Things in order under one heading, such as the segments of a day or the unscheduled ones. */
export interface SortableGroup<Item> {
  id: string
  /** What it is called when something moves there, e.g. "Day 4". */
  title: string
  items: readonly Item[]
  /** What stands above the items; the title alone when left away. Its heading has to name the group. */
  header?: ReactNode
  /** Beside the header, no part of the group's name: a menu. */
  actions?: ReactNode
  /** Under the items: buttons that add one. */
  footer?: ReactNode
  /** Text that takes up the same space as the footer, for a group that rests. */
  footerSpace?: ReactNode
  /** Said while it is empty. */
  emptyText?: string
}

/** What an item is drawn with. */
export interface SortableItemState {
  isSelected: boolean
  isDragging: boolean
}

export interface SortableListProps<Item> {
  /** What is organised, e.g. "Days and segments". */
  label: string
  /** Keep the identity of groups that did not change: only changed ones are drawn anew. */
  groups: readonly SortableGroup<Item>[]
  itemId: (item: Item) => string
  /** The item in words: spoken, and found by typing its first letters. */
  itemName: (item: Item) => string
  /** Draws an item between its handle and its menu. Keep its identity stable. */
  renderItem: (item: Item, state: SortableItemState) => ReactNode
  /** Further `MenuItem`s for an item's menu, below the moves. Keep its identity stable. */
  renderItemActions?: (item: Item) => ReactNode
  /** `index` is the item's place in the group after the move, from 0. Change `groups` accordingly. */
  onMove: (itemId: string, to: Position) => void
  selectedId?: string | null
  onSelect?: (itemId: string) => void
  /** What the Delete key does to the item that has the focus; the focus goes on to the next one. */
  onRemove?: (itemId: string) => void
  /** Nothing can be moved. */
  isReadOnly?: boolean
  className?: string
  /** For each group, e.g. how the browser may put off drawing those that are far away. */
  groupClassName?: string
}

/** What the list hands to each of its groups. */
export interface SortableGroupListProps<Item> extends Pick<
  SortableListProps<Item>,
  'itemId' | 'itemName' | 'renderItem' | 'renderItemActions' | 'selectedId' | 'onSelect' | 'groupClassName'
> {
  group: SortableGroup<Item>
  dragType: string
  isReadOnly: boolean
  order: () => readonly GroupOrder[]
  titles: () => readonly { id: string; title: string }[]
  move: (itemId: string, to: Position | null) => void
  step: (itemId: string, by: -1 | 1) => void
}
