import { GripVertical } from 'lucide-react'
import { useMemo } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { DragAndDropOptions, DropItem, ItemDropTarget } from 'react-aria-components/useDragAndDrop'
import type { SortableGroupProps } from './sortable-props.ts'
import { besideOf, endOf } from './sortable-position.ts'
import type { Position } from './sortable-position.ts'

/** Drag and drop for one group: out of it, into it and within it, with a pointer and with React Aria's keyboard mode. */
export function useGroupDragAndDrop<Item extends object>(props: SortableGroupProps<Item>) {
  const { group, dragType, isReadOnly, chosen, itemId, itemName, order, move } = props
  const isOff = isReadOnly || chosen !== null

  const options = useMemo((): DragAndDropOptions<Item> => {
    const beside = (movedId: string, { key, dropPosition }: ItemDropTarget) =>
      besideOf(order(), movedId, { itemId: String(key), side: dropPosition === 'before' ? 'before' : 'after' })
    const drop = async (items: readonly DropItem[], place: (movedId: string) => Position | null) => {
      const movedId = await readId(items, dragType)
      if (movedId) move(movedId, place(movedId))
    }

    return {
      isDisabled: isOff,
      acceptedDragTypes: [dragType],
      getItems: (keys, items) =>
        items
          .filter((item) => keys.has(itemId(item)))
          .map((item) => ({ [dragType]: itemId(item), 'text/plain': itemName(item) })),
      getAllowedDropOperations: () => ['move'],
      // The whole group is a target only if it is empty; otherwise, the gaps between its items are.
      getDropOperation: (target) => (target.type === 'root' && group.items.length > 0 ? 'cancel' : 'move'),
      onReorder: ({ keys, target }) => {
        for (const key of keys) move(String(key), beside(String(key), target))
      },
      onInsert: ({ items, target }) => void drop(items, (movedId) => beside(movedId, target)),
      onRootDrop: ({ items }) => void drop(items, (movedId) => endOf(order(), movedId, group.id)),
      renderDragPreview: ([item]) => <DragPreview name={item?.['text/plain'] ?? ''} />,
      renderDropIndicator: (target) => <DropIndicator target={target} className={INDICATOR} />,
    }
  }, [group, dragType, isOff, itemId, itemName, order, move])

  return useDragAndDrop(options)
}

/** A line with a knob that takes no space, so that nothing moves while dragging. */
const INDICATOR =
  'relative z-1 -my-1 h-0.5 rounded-full before:absolute before:-start-1 before:-top-0.75 before:size-2 before:rounded-full ' +
  'data-drop-target:bg-brand data-drop-target:before:bg-brand'

function DragPreview({ name }: { name: string }) {
  return (
    <div className="flex max-w-72 items-center gap-2 rounded-sm border border-brand bg-overlay px-3 py-2 text-sm font-medium text-ink">
      <GripVertical aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <span className="truncate">{name}</span>
    </div>
  )
}

async function readId(items: readonly DropItem[], dragType: string): Promise<string | null> {
  for (const item of items) {
    if (item.kind === 'text' && item.types.has(dragType)) return item.getText(dragType)
  }
  return null
}
