import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import type { Place } from './cell-moves.ts'
import type { Sheet } from './sheet-actions.ts'
import { pressSheetKey } from './sheet-keys.ts'

/** The handlers of the sheet's table: keys, pointers and the clipboard. They are found once for all cells. */
export const useSheetHandlers = (sheet: Sheet, table: RefObject<HTMLTableElement | null>) => {
  useClipboard(sheet, table)
  const [pointers] = useState(() => pointerHandlers(sheet))
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (table.current && placeOf(event.target) && pressSheetKey(event.nativeEvent, sheet, table.current))
        event.preventDefault()
    },
    // Screen readers and Tab focus cells by themselves.
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target)
      if (place && !isSame(place, sheet.state.get().focus)) sheet.state.moveTo(place)
    },
    ...pointers,
  }
}

/** The cell that an event is about; null for fields and buttons in cells, which have events of their own. */
const placeOf = (target: EventTarget | null): Place | null =>
  target instanceof Element && !target.closest('.sheet-field') ? placeAround(target) : null

const placeAround = (target: Element): Place | null => {
  const cell = target.closest<HTMLElement>('[data-row]')
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

/**
 * A press focuses a cell, with Shift it selects up to there, and dragging selects too. A double click edits. Fingers drag to scroll;
 * they edit with a tap on the cell that has the focus.
 */
const pointerHandlers = (sheet: Sheet) => {
  let tapped: { place: Place; wasFocused: boolean } | null = null
  let isDragging = false
  return {
    onPointerDown: ({ target, pointerType, currentTarget }: PointerEvent) => {
      const place = placeOf(target)
      const hasFocus = currentTarget.contains(document.activeElement)
      tapped =
        place && pointerType !== 'mouse'
          ? { place, wasFocused: hasFocus && isSame(place, sheet.state.get().focus) }
          : null
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (!place || event.button !== 0) return
      // The focus is moved here, so that a drag selects cells instead of text.
      event.preventDefault()
      if (!sheet.tryEnd() || tapped) return
      sheet.goTo(place, { isExtended: event.shiftKey })
      isDragging = true
      const release = () => {
        isDragging = false
      }
      globalThis.addEventListener('mouseup', release, { once: true })
    },
    onMouseOver: ({ target }: MouseEvent) => {
      const place = isDragging ? placeOf(target) : null
      if (place && !sheet.state.get().editing) sheet.goTo(place, { isExtended: true })
    },
    onClick: ({ target }: MouseEvent) => {
      const place = placeOf(target)
      if (!place) return
      if (target instanceof Element && target.closest('button')) {
        sheet.goTo(place)
        sheet.edit()
      } else if (tapped && sheet.tryEnd()) {
        sheet.goTo(place)
        if (tapped.wasFocused) sheet.edit()
      }
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      if (placeOf(target) && !tapped) sheet.edit()
    },
  }
}

/** Copies, cuts and pastes while a cell has the focus. Such events reach the document only, as nothing in a cell can be edited. */
const useClipboard = (sheet: Sheet, table: RefObject<HTMLTableElement | null>): void => {
  useEffect(() => {
    const isHere = (): boolean => {
      const { activeElement } = document
      return (
        activeElement !== null && table.current?.contains(activeElement) === true && placeOf(activeElement) !== null
      )
    }
    const copy = (event: ClipboardEvent) => {
      if (!isHere()) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', sheet.copy())
      if (event.type === 'cut') sheet.clear()
    }
    const paste = (event: ClipboardEvent) => {
      if (!isHere()) return
      event.preventDefault()
      sheet.paste(event.clipboardData?.getData('text/plain') ?? '')
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [sheet, table])
}

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column
