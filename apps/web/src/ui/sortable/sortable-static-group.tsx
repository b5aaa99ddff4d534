import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { genericMemo } from '../generic-memo.ts'
import { holdFocus } from './hold-focus.ts'
import { EMPTY, itemCountOf, SORTABLE_LIST, SORTABLE_ROW } from './sortable-look.ts'
import type { SortableGroupListProps } from './sortable-props.ts'
import * as wording from './wording.ts'

/** The roles of an interactive group's grid, so that screen readers notice no difference. */
const as = { row: { role: 'row' }, cell: { role: 'gridcell' } } as const

type StaticGroupProps<Item> = Pick<
  SortableGroupListProps<Item>,
  | 'group'
  | 'itemId'
  | 'itemName'
  | 'renderItem'
  | 'itemClassName'
  | 'selectedId'
  | 'onSelect'
  | 'onToggle'
  | 'chosen'
  | 'groupClassName'
  | 'isReadOnly'
> & { show: (ids: readonly string[]) => void }

/**
 * A group far outside the visible area, as text with the same look and size: the browser's search finds it and screen readers
 * read it. When it gets the focus, it becomes interactive, and the focus moves to what replaces it.
 */
function StaticGroupView<Item extends object>(props: StaticGroupProps<Item>) {
  const { group, itemId, itemName, renderItem, selectedId, chosen, isReadOnly, show } = props
  const heading = useId()
  const isPressed = useRef(false)
  const setPressed = (pressed: boolean) => {
    isPressed.current = pressed
  }
  const wakeWith = (element: HTMLElement) => {
    const key = element.closest<HTMLElement>('[role=row]')?.dataset['key']
    flushSync(() => show([group.id]))
    const visible = document.querySelector(`[data-group="${CSS.escape(group.id)}"]`)
    const find = () =>
      visible?.querySelector<HTMLElement>(key === undefined ? 'button' : `[role=row][data-key="${CSS.escape(key)}"]`) ??
      null
    find()?.focus()
    holdFocus(find)
  }

  const section = useRef<HTMLElement>(null)
  const press = useRef((_row: HTMLElement) => {})
  useEffect(() => {
    press.current = (row) => {
      wakeWith(row)
      const choose = props.chosen === null ? props.onSelect : props.onToggle
      choose?.(row.dataset['key'] ?? '')
    }
  })
  useEffect(() => {
    const element = section.current
    const pressRow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row][data-key]') : null
      if (row) press.current(row)
    }
    element?.addEventListener('click', pressRow)
    return () => element?.removeEventListener('click', pressRow)
  }, [])

  return (
    <section
      ref={section}
      data-group={group.id}
      data-static=""
      className={classNames('min-w-0', props.groupClassName)}
      style={itemCountOf(group)}
      // If the group were replaced between press and release, the click would be lost.
      onPointerDown={() => setPressed(true)}
      onPointerUp={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onPointerLeave={() => setPressed(false)}
      onFocus={({ target }) => {
        if (!isPressed.current) wakeWith(target)
      }}
    >
      <div id={heading} className="mb-2 min-h-8 min-w-0">
        {group.header ?? <h3 className="title text-lg">{group.title}</h3>}
      </div>
      {group.lead}
      <div
        role="grid"
        aria-labelledby={heading}
        className={classNames(SORTABLE_LIST, group.items.length === 0 && EMPTY)}
      >
        {group.items.length === 0 && (
          <div {...as.row}>
            <div {...as.cell}>
              <p className="px-4 py-3 text-sm text-ink-faint">{group.emptyText ?? wording.empty}</p>
            </div>
          </div>
        )}
        {group.items.map((item) => {
          const isSelected = chosen === null ? itemId(item) === selectedId : chosen.includes(itemId(item))
          return (
            <div
              key={itemId(item)}
              {...as.row}
              data-key={itemId(item)}
              tabIndex={-1}
              aria-selected={chosen === null ? undefined : isSelected}
              aria-label={itemName(item)}
              className={classNames(
                SORTABLE_ROW,
                isSelected ? 'border-brand bg-brand-tint' : 'border-line bg-surface',
                props.itemClassName?.(item),
              )}
            >
              <div {...as.cell} className={classNames('min-w-0 grow py-2', isReadOnly ? 'ps-3' : 'ps-7 pe-9')}>
                {renderItem(item, { isSelected, isDragging: false, isStatic: true })}
              </div>
            </div>
          )
        })}
      </div>
      {group.footerSpace}
    </section>
  )
}

/** Rendered again only when its own group or selection has changed. */
export const SortableStaticGroup = genericMemo(StaticGroupView)
