import type { KeyboardEvent } from 'react'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { announce } from '../announce.ts'
import { classNames } from '../class-names.ts'
import { focusNeighbourRow, holdFocusAfter, holdFocusOnRow, rowOf } from './sortable-focus.ts'
import { SortableStaticGroup } from './sortable-static-group.tsx'
import { useVisibleGroups } from './use-visible-groups.ts'
import { useSortableRows } from './use-sortable-rows.ts'
import { SortableGroup } from './sortable-group.tsx'
import type { SortableListProps } from './sortable-props.ts'
import { positionOf, sizeWith, stepFrom } from './sortable-position.ts'
import type { GroupOrder, Position } from './sortable-position.ts'
import * as wording from './wording.ts'

/**
 * Items in groups that can be sorted: by dragging, by keyboard (the handle picks up and drops; Alt with the up or down arrow
 * moves one step, also between groups) and by each item's menu. Arrow keys move through all groups. The focus stays on the
 * moved item, and every move is announced: "Moved Etosha Safari Camp to Day 4, position 2 of 5".
 */
export function SortableList<Item extends object>(props: SortableListProps<Item>) {
  const { label, groups, itemId, itemName, chosenIds = null, isReadOnly = false, className } = props
  const container = useRef<HTMLFieldSetElement>(null)
  const awaited = useRef<{ itemId: string; to: Position } | null>(null)
  const hint = useId()
  const dragType = `application/x-sortable${useId()
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()}`

  const orders = useMemo(
    () => groups.map((group) => ({ id: group.id, itemIds: group.items.map(itemId) })),
    [groups, itemId],
  )
  const { visible, show } = useVisibleGroups(container, groups)
  const Rows = useSortableRows(container)
  const latest = useRef({ props, orders })
  useEffect(() => {
    latest.current = { props, orders }
  })

  const move = useCallback(
    (movedId: string, to: Position | null) => {
      const { props: now, orders: order } = latest.current
      const from = positionOf(order, movedId)
      if (!to || !from || (from.group === to.group && from.index === to.index)) return
      const item = now.groups.flatMap((group) => group.items).find((one) => now.itemId(one) === movedId)
      const group = now.groups.find(({ id }) => id === to.group)
      if (!item || !group) return

      awaited.current = { itemId: movedId, to }
      show([to.group])
      now.onMove(movedId, to)
      const size = sizeWith(order, movedId, to.group)
      announce(
        wording.moved({ item: now.itemName(item), group: group.title, position: to.index + 1, count: size }),
        'assertive',
      )
    },
    [show],
  )

  const step = useCallback(
    (movedId: string, by: -1 | 1) => move(movedId, stepFrom(latest.current.orders, movedId, by)),
    [move],
  )
  const order = useCallback(() => latest.current.orders, [])
  const titles = useCallback(() => latest.current.props.groups.map(({ id, title }) => ({ id, title })), [])
  useEffect(() => {
    const moved = awaited.current
    awaited.current = null
    return moved && container.current ? holdFocusOnMoved(container.current, moved, orders) : undefined
  }, [orders])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    const row = rowOf(event.target)
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (isDelete(event) && row === event.target && props.onRemove && !isReadOnly) {
      holdFocusAfter(row)
      props.onRemove(row.dataset['key'] ?? '')
      consume(event)
      return
    }
    if (!by) return

    const isHandled = event.altKey
      ? !isReadOnly
      : row === event.target && focusNeighbourRow(event.currentTarget, row, by)
    if (!isHandled) return
    if (event.altKey) step(row.dataset['key'] ?? '', by)
    consume(event)
  }

  return (
    <fieldset
      ref={container}
      aria-label={label}
      aria-describedby={isReadOnly ? undefined : hint}
      onKeyDownCapture={onKeyDown}
      className={classNames('flex min-w-0 flex-col gap-6', className)}
    >
      {!isReadOnly && (
        <p id={hint} className="sr-only">
          {wording.hint}
        </p>
      )}
      {groups.map((group) => {
        const groupProps = {
          group,
          selectedId: group.items.some((item) => itemId(item) === props.selectedId) ? (props.selectedId ?? null) : null,
          itemId,
          itemName,
          renderItem: props.renderItem,
          itemClassName: props.itemClassName,
          onSelect: props.onSelect,
          onToggle: props.onToggle,
          chosen: chosenIn(group.items.map(itemId), chosenIds),
          groupClassName: props.groupClassName,
          isReadOnly,
        }
        return visible.has(group.id) ? (
          <SortableGroup
            key={group.id}
            {...groupProps}
            Rows={Rows}
            dragType={dragType}
            renderItemActions={props.renderItemActions}
            renderItemMenu={props.renderItemMenu}
            order={order}
            titles={titles}
            move={move}
            step={step}
          />
        ) : (
          <SortableStaticGroup key={group.id} {...groupProps} show={show} />
        )
      })}
    </fieldset>
  )
}

/** The chosen ids of a group as one text, which is equal to itself for `memo`. */
const chosenIn = (ids: readonly string[], chosen: ReadonlySet<string> | null): string | null =>
  chosen && ids.filter((id) => chosen.has(id)).join(' ')

const consume = (event: KeyboardEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** The delete key: on a Mac, it is Backspace. */
const isDelete = ({ key, altKey }: KeyboardEvent): boolean => !altKey && (key === 'Delete' || key === 'Backspace')

/** Keeps the focus on an item that was moved, if it is now where it was moved to. */
const holdFocusOnMoved = (
  container: HTMLElement,
  moved: { itemId: string; to: Position },
  orders: readonly GroupOrder[],
): (() => void) | undefined => {
  const now = positionOf(orders, moved.itemId)
  return now?.group === moved.to.group ? holdFocusOnRow(container, moved.itemId, now) : undefined
}
