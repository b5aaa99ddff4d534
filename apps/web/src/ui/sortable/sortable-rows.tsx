import { GripVertical, Square, SquareCheck } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { classNames } from '../class-names.ts'
import { genericMemo } from '../generic-memo.ts'
import { useGroupDragAndDrop } from './sortable-drag.tsx'
import { SORTABLE_LIST, SORTABLE_ROW } from './sortable-look.ts'
import { SortableItemMenu } from './sortable-item-menu.tsx'
import { endOf, stepFrom } from './sortable-position.ts'
import type { ItemMoves, SortableGroupProps, SortableRowsProps } from './sortable-props.ts'
import * as wording from './wording.ts'

/** The rows of one group of a sortable list. */
export function SortableRows<Item extends object>(props: SortableRowsProps<Item>) {
  const { headingId, group, itemId, itemName, renderItem, selectedId, onSelect, chosen, onToggle, isReadOnly } = props
  const { dragAndDropHooks } = useGroupDragAndDrop(props)
  const { renderItemActions, renderItemMenu, order, titles, move, step } = props
  const parts = {
    groupId: group.id,
    itemId,
    itemName,
    renderItem,
    renderItemActions,
    renderItemMenu,
    isReadOnly,
    order,
    titles,
    move,
    step,
  }

  return (
    <GridList
      aria-labelledby={headingId}
      items={group.items}
      dependencies={[renderItem, renderItemActions, renderItemMenu, isReadOnly, chosen === null]}
      // React Aria must know from the start whether a list can be dragged.
      key={isReadOnly ? 'fixed' : 'open'}
      dragAndDropHooks={isReadOnly ? undefined : dragAndDropHooks}
      selectionMode={chosen !== null ? 'multiple' : onSelect ? 'single' : 'none'}
      disallowEmptySelection={chosen === null}
      selectedKeys={chosen?.split(' ').filter(Boolean) ?? (selectedId ? [selectedId] : [])}
      onSelectionChange={(keys) => {
        if (keys === 'all') return
        if (chosen === null) for (const key of keys) onSelect?.(String(key))
        else for (const id of group.items.map(itemId)) if (keys.has(id) !== chosen.includes(id)) onToggle?.(id)
      }}
      renderEmptyState={() => <p className="px-4 py-3 text-sm text-ink-faint">{group.emptyText ?? wording.empty}</p>}
      className={`${SORTABLE_LIST} data-empty:border data-empty:border-dashed data-empty:border-line-strong data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:outline-focus data-drop-target:bg-brand-tint data-empty:data-drop-target:border-brand`}
    >
      {(item) => (
        <GridListItem
          id={itemId(item)}
          textValue={itemName(item)}
          // Pressing the selected item does not change the selection, but on a phone it must still lead back to its form.
          onClick={() => chosen === null && itemId(item) === selectedId && onSelect?.(itemId(item))}
          className={({ isSelected, isHovered }) =>
            classNames(
              SORTABLE_ROW,
              isSelected ? 'border-brand bg-brand-tint' : 'bg-surface',
              !isSelected && (isHovered ? 'border-line-strong' : 'border-line'),
              props.itemClassName?.(item),
            )
          }
        >
          {({ isSelected, isDragging = false }) => (
            <RowParts
              {...parts}
              item={item}
              isSelected={isSelected}
              isDragging={isDragging}
              isChoosing={chosen !== null}
            />
          )}
        </GridListItem>
      )}
    </GridList>
  )
}

type RowPartsProps<Item> = Pick<
  SortableGroupProps<Item>,
  | 'itemId'
  | 'itemName'
  | 'renderItem'
  | 'renderItemActions'
  | 'renderItemMenu'
  | 'isReadOnly'
  | 'order'
  | 'titles'
  | 'move'
  | 'step'
> & { item: Item; groupId: string; isSelected: boolean; isDragging: boolean; isChoosing: boolean }

/**
 * The content of a row: its handle, the item and its menu. Memoised, because React Aria renders all rows of a list again with
 * each move.
 */
const RowParts = genericMemo(function DrawnRowParts<Item>(props: RowPartsProps<Item>) {
  const { item, itemName, isReadOnly, isSelected, isDragging, isChoosing } = props
  const Tick = isSelected ? SquareCheck : Square
  return (
    <>
      {isChoosing && <Tick aria-hidden size={16} className="mx-1.5 shrink-0 self-center text-brand" />}
      {!isReadOnly && !isChoosing && (
        <Button
          slot="drag"
          aria-label={wording.dragHandle({ item: itemName(item) })}
          className="focus-ring flex w-7 shrink-0 cursor-grab items-center justify-center self-stretch rounded-xs text-ink-faint"
        >
          <GripVertical aria-hidden size={16} />
        </Button>
      )}
      <div className={classNames('min-w-0 grow py-2', isReadOnly && !isChoosing && 'ps-3')}>
        {props.renderItem(item, { isSelected, isDragging, isStatic: false })}
      </div>
      {!isReadOnly &&
        (props.renderItemMenu?.(item, movesOf(props)) ?? (
          <SortableItemMenu name={itemName(item)} titles={props.titles} moves={movesOf(props)}>
            {props.renderItemActions?.(item)}
          </SortableItemMenu>
        ))}
    </>
  )
})

const movesOf = <Item,>({ item, itemId, groupId, order, move, step }: RowPartsProps<Item>): ItemMoves => {
  const id = itemId(item)
  return {
    group: groupId,
    canStep: (by) => stepFrom(order(), id, by) !== null,
    step: (by) => step(id, by),
    moveTo: (group) => move(id, endOf(order(), id, group)),
  }
}
