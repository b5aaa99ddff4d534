import { announce } from '../../../ui/announce.ts'
import { moveFrom } from './cell-moves.ts'
import type { Sheet } from './sheet-actions.ts'
import * as wording from './wording.ts'

/**
 * The keys of a sheet while a cell has the focus (https://www.w3.org/WAI/ARIA/apg/patterns/grid/), as spreadsheets have them.
 * @returns whether the key was one of these
 */
export const pressSheetKey = (event: KeyboardEvent, sheet: Sheet, table: HTMLElement): boolean => {
  const { key, shiftKey, altKey, metaKey } = event
  const hasCommand = event.ctrlKey || metaKey
  // Command with arrow keys, and Ctrl with Page Up and Page Down, belong to the browser.
  if (altKey || (metaKey && key.startsWith('Arrow')) || (hasCommand && key.startsWith('Page'))) return false
  const isForward = document.dir !== 'rtl'
  const page = key.startsWith('Page') ? rowsInSight(table) : 1
  const to = moveFrom(sheet.state.get().focus, { key, hasCommand, isForward }, sheet.extent(page))
  if (to) {
    sheet.goTo(to, { isExtended: shiftKey })
    if (shiftKey) announceSelection(sheet)
    return true
  }
  if (hasCommand) return pressCommand(key.toLowerCase(), shiftKey, sheet)
  switch (key) {
    case 'Enter':
    case 'F2':
      sheet.edit()
      return true
    case 'Delete':
    case 'Backspace':
      sheet.clear()
      return true
    case 'Escape':
      sheet.state.moveTo(sheet.state.get().focus)
      return false
    case ' ':
      pressSpace(sheet, shiftKey)
      return true
    default:
      return pressLetter(event, sheet)
  }
}

const pressCommand = (key: string, shiftKey: boolean, sheet: Sheet): boolean => {
  if (shiftKey || (key !== 'd' && key !== 'a')) return false
  if (key === 'd') sheet.fillDown()
  else {
    sheet.selectAll()
    announceSelection(sheet)
  }
  return true
}

/** With Shift, it selects the row; a button it presses. */
const pressSpace = (sheet: Sheet, shiftKey: boolean): void => {
  if (shiftKey) sheet.selectRow()
  else if (sheet.isOnButton()) sheet.edit()
}

/** Typing replaces what the cell contains. While an input method composes, the field gets the keys from the start. */
const pressLetter = ({ key, isComposing }: KeyboardEvent, sheet: Sheet): boolean => {
  if (isComposing || key === 'Process' || key === 'Dead') {
    if (!sheet.isOnButton()) sheet.edit('')
    return false
  }
  if (Array.from(key).length !== 1 || sheet.isOnButton()) return false
  sheet.edit(key)
  return true
}

const announceSelection = (sheet: Sheet): void => {
  const { top, bottom, start, end } = sheet.state.range()
  announce(wording.selected({ rows: bottom - top + 1, columns: end - start + 1 }))
}

/** How many rows Page Up and Page Down move by. */
const rowsInSight = (table: HTMLElement): number => {
  const frame = table.parentElement
  const row = table.querySelector('[data-row]')?.closest('tr')
  const head = table.querySelector('thead')
  if (!frame || !row) return 1
  return Math.floor((frame.clientHeight - (head?.clientHeight ?? 0)) / Math.max(1, row.clientHeight)) - 1
}
