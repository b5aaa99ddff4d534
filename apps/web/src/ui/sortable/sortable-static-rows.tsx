import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { rowOf } from './sortable-focus.ts'
import { EMPTY, SORTABLE_LIST, SORTABLE_ROW } from './sortable-look.ts'
import type { SortableRowsProps } from './sortable-props.ts'
import * as wording from './wording.ts'

/** The roles of an interactive group's grid, so that screen readers notice no difference. */
const as = {
  row: { role: 'row' },
  item: { role: 'row', tabIndex: -1 },
  tabStop: { role: 'row', tabIndex: 0 },
  cell: { role: 'gridcell' },
} as const

type StaticRowsProps<Item> = Pick<
  SortableRowsProps<Item>,
  | 'headingId'
  | 'group'
  | 'itemId'
  | 'itemName'
  | 'renderItem'
  | 'itemClassName'
  | 'selectedId'
  | 'chosen'
  | 'isReadOnly'
> & {
  /** Whether Tab reaches the rows, as in an interactive group: the selected one, or else the first. */
  isTabStop?: boolean
  /** Called with a row that is pressed. */
  onPress: (row: HTMLElement) => void
}

/** The rows of a group as text with the look and size of interactive ones. They can be pressed, but not moved. */
export function StaticRows<Item extends object>(props: StaticRowsProps<Item>) {
  const { headingId, group, itemId, itemName, renderItem, selectedId, chosen, isReadOnly, onPress } = props
  const isSelectedItem = (item: Item) => (chosen === null ? itemId(item) === selectedId : chosen.includes(itemId(item)))
  const tabStop = props.isTabStop ? (group.items.find(isSelectedItem) ?? group.items[0]) : undefined
  const grid = useRef<HTMLDivElement>(null)
  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  useEffect(() => {
    const element = grid.current
    const onClick = ({ target }: Event) => {
      const row = target && rowOf(target)
      if (row) press.current(row)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const row = event.target && rowOf(event.target)
      if (!row || row !== event.target || !['Enter', ' '].includes(event.key)) return
      event.preventDefault()
      press.current(row)
    }
    element?.addEventListener('click', onClick)
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('click', onClick)
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return (
    <div
      ref={grid}
      role="grid"
      data-static-rows=""
      aria-labelledby={headingId}
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
        const isSelected = isSelectedItem(item)
        return (
          <div
            key={itemId(item)}
            {...(item === tabStop ? as.tabStop : as.item)}
            data-key={itemId(item)}
            aria-selected={chosen === null ? isSelected || undefined : isSelected}
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
  )
}
