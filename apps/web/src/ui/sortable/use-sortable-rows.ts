import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdFocus } from './hold-focus.ts'
import { replacementOf, rowOf } from './sortable-focus.ts'
import type { SortableRows } from './sortable-rows.tsx'

export type SortableRowsComponent = typeof SortableRows

let loaded: SortableRowsComponent | null = null

/**
 * The component for rows that can be moved, null until its code has loaded: a list shows its rows first, as dragging and
 * selecting take a third of the code of a page. If it cannot be loaded, the rows can still be pressed, and a toast says that code
 * is missing (kit/lazy/page-code.ts).
 */
export const useSortableRows = (container: RefObject<Element | null>): SortableRowsComponent | null => {
  const [Rows, setRows] = useState(() => loaded)
  useEffect(() => {
    if (Rows) return undefined
    const press = followPress(container.current)
    const load = async () => {
      loaded ??= (await import('./sortable-rows.tsx')).SortableRows
      // If a row were replaced between press and release, the click would be lost.
      await press.end()
      if (!press.isFollowed()) return
      const { activeElement } = document
      const row = activeElement && container.current?.contains(activeElement) ? rowOf(activeElement) : null
      const find = row && replacementOf(row)
      // In any other update, React Aria first renders the list without its rows, for a frame or more.
      flushSync(() => setRows(() => loaded))
      find?.()?.focus()
      if (find) holdFocus(find)
    }
    load().catch(() => {})
    return press.stop
  }, [Rows, container])
  return Rows
}

/** Follows presses in an element: `end` resolves once nothing in it is pressed. */
const followPress = (element: Element | null) => {
  let isFollowed = true
  let isPressed = false
  let release = () => {}
  const onDown = () => (isPressed = true)
  const onUp = () => {
    isPressed = false
    // The browser fires `click` after `pointerup`.
    setTimeout(() => release())
  }
  element?.addEventListener('pointerdown', onDown)
  globalThis.addEventListener('pointerup', onUp)
  globalThis.addEventListener('pointercancel', onUp)
  return {
    isFollowed: () => isFollowed,
    end: () => (isPressed ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()),
    stop: () => {
      isFollowed = false
      element?.removeEventListener('pointerdown', onDown)
      globalThis.removeEventListener('pointerup', onUp)
      globalThis.removeEventListener('pointercancel', onUp)
    },
  }
}
