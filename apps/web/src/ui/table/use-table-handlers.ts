import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { announce } from '../announce.ts'
import { Navigation } from '../navigation.ts'
import type { TableProps } from './table-props.ts'
import { CONTROL, pressTableKey, rowsOf, type TableKeys } from './table-keys.ts'
import { useChosenRange } from './use-chosen-range.ts'

/**
 * The event handlers of a table. One of its rows can be reached with Tab: the one that last had the focus, or the first. When
 * the focused row is removed, the one in its place gets the focus.
 */
export const useTableHandlers = <Row extends object>(props: TableProps<Row>) => {
  const { rows, rowId, columns, sort } = props
  const table = useRef<HTMLTableElement>(null)
  const navigate = use(Navigation)
  const ids = rows.map(rowId)
  const isChoosing = (props.selected?.size ?? 0) > 0
  const { toggle, extend, chooseAll, chooseNone } = useChosenRange(ids, props.selected, props.onSelectedChange)
  const stop = useStop(table)

  const latest = useRef({ toggle, extend })
  useEffect(() => {
    latest.current = { toggle, extend }
  })
  const choose = useCallback((id: string, isRange: boolean) => {
    if (isRange) latest.current.extend(id, id)
    else latest.current.toggle(id)
  }, [])

  /** While rows are selected, a press selects more, so that missing a checkbox does not lose the selection. */
  const act = (row: HTMLElement, { ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) => {
    const link = row.querySelector<HTMLAnchorElement>('.table-link')
    if (!link || (isChoosing && !ctrlKey && !metaKey)) return toggle(idOf(row))
    link.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
  }
  const keys: TableKeys = {
    act,
    toggle: (row) => toggle(idOf(row)),
    extend: (row, from) => extend(idOf(row), idOf(from)),
    chooseAll,
    chooseNone,
    remove: (row) => {
      props.onRemove?.(idOf(row))
      return props.onRemove !== undefined
    },
  }
  const sortBy = (id: string) => {
    const column = columns.find((one) => one.id === id)
    if (!column) return
    const direction = sort?.column === id && sort.direction === 'ascending' ? 'descending' : 'ascending'
    props.onSortChange?.({ column: id, direction })
    announce(`By ${column.title}, ${direction}`)
  }

  return {
    table,
    choose,
    chooseAll: () => (ids.length > 0 && ids.every((id) => props.selected?.has(id)) ? chooseNone() : chooseAll()),
    onFocus: stop.onFocus,
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.defaultPrevented || !pressTableKey(event.nativeEvent, event.currentTarget, keys)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent<HTMLTableElement>) => {
      const { target } = event
      if (!(target instanceof Element) || event.defaultPrevented) return
      const column = target.closest<HTMLElement>('th[data-column]')
      if (column) return sortBy(column.dataset['column'] ?? '')
      const row = target.closest<HTMLElement>('tbody > tr')
      if (!row) return
      const link = target.closest<HTMLAnchorElement>('.table-link')
      const { ctrlKey, metaKey, shiftKey } = event
      if (link ? event.isTrusted && shiftKey : shiftKey && !target.closest(CONTROL)) {
        event.preventDefault()
        return extend(idOf(row), idOf(row))
      }
      if (link) {
        // The browser opens a new tab.
        if (ctrlKey || metaKey) return
        event.preventDefault()
        return event.isTrusted && isChoosing ? toggle(idOf(row)) : navigate(link.pathname + link.search + link.hash)
      }
      // Selected text is meant to be copied.
      if (target.closest(`${CONTROL}, label`) || getSelection()?.type === 'Range') return
      act(row, event)
    },
  }
}

const idOf = (row: HTMLElement): string => row.dataset['row'] ?? ''

/** Keeps one row of a table in the tab order, and moves the focus when the focused row is removed. */
const useStop = (table: { readonly current: HTMLTableElement | null }) => {
  const last = useRef<{ row: HTMLElement; place: number } | null>(null)
  useLayoutEffect(() => {
    if (!table.current) return
    const rows = rowsOf(table.current)
    const wanted = last.current?.row.isConnected
      ? last.current.row
      : rows[Math.min(last.current?.place ?? 0, rows.length - 1)]
    for (const row of rows) row.tabIndex = row === wanted ? 0 : -1
    for (const control of table.current.querySelectorAll<HTMLElement>(CONTROL)) control.tabIndex = -1
    if (!last.current || !wanted || wanted === last.current.row) return
    last.current = { row: wanted, place: rows.indexOf(wanted) }
    // A menu that is just closing returns the focus in the next frame, to a button that is gone.
    const giveFocus = () => {
      if (document.activeElement === document.body) wanted.focus({ preventScroll: true })
    }
    giveFocus()
    requestAnimationFrame(() => requestAnimationFrame(giveFocus))
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
      const row = target.closest<HTMLElement>('tbody > tr')
      if (!row) return
      const rows = rowsOf(currentTarget)
      for (const one of rows) one.tabIndex = one === row ? 0 : -1
      last.current = { row, place: rows.indexOf(row) }
    },
  }
}
