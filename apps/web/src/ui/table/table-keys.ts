/** Elements that can be pressed or typed into. */
export const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Fields that use the arrow keys themselves. */
const TYPED = 'input:not([type=checkbox]), select, textarea'

/** What keys do other than navigate. `row` is the row that has, or had, the focus. */
export interface TableKeys {
  /** Opens a row, with Ctrl in a new tab; selects it if it has no page. */
  act: (row: HTMLElement, press: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) => void
  /** Selects or deselects a row. */
  toggle: (row: HTMLElement) => void
  /** Selects all rows from the start of the selection to a row. */
  extend: (row: HTMLElement, from: HTMLElement) => void
  /** Returns false if rows cannot be selected. */
  chooseAll: () => boolean
  /** Returns false if nothing was selected. */
  chooseNone: () => boolean
  /** Returns false if rows cannot be removed. */
  remove: (row: HTMLElement) => boolean
}

/**
 * The keys of a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/): up and down between rows; left and right into a row,
 * from cell to cell (to the controls of a cell if it has any) and back out to the row; Home and End, Page Up and Page Down;
 * Space selects, with Shift a range, Ctrl+A all, Escape none; Enter opens. On a row also J and K for down and up, E to open and
 * Delete to remove it.
 * @returns whether the key was one of these
 */
export function pressTableKey(event: KeyboardEvent, table: HTMLTableElement, keys: TableKeys): boolean {
  const focused = event.target
  if (!(focused instanceof HTMLElement) || event.altKey || focused.matches(TYPED)) return false
  // Command with arrow keys belongs to the browser, such as Back.
  if (event.metaKey && event.key.startsWith('Arrow')) return false
  const row = focused.closest('tr')
  if (!row) return false
  return focused === row ? pressOnRow(event, table, row, keys) : pressInRow(event, table, row, focused, keys)
}

function pressOnRow(event: KeyboardEvent, table: HTMLTableElement, row: HTMLElement, keys: TableKeys): boolean {
  const { shiftKey } = event
  const hasCommand = event.ctrlKey || event.metaKey
  const key = (hasCommand ? undefined : letterKeys[event.key]) ?? event.key
  const stops = stopsOf(row)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return goTo(isForward(key, table) ? stops[0] : stops.at(-1))
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Home':
    case 'End':
    case 'PageDown':
    case 'PageUp': {
      const to = rowFrom(table, row, key)
      if (!to) return key === 'ArrowUp' && !shiftKey && goTo(stopsOfHead(table)[0])
      if (shiftKey) keys.extend(to, row)
      return goTo(to)
    }
    case ' ':
      if (shiftKey) keys.extend(row, row)
      else keys.toggle(row)
      return true
    case 'Enter':
      keys.act(row, event)
      return true
    case 'Delete':
      return keys.remove(row)
    default:
      return pressAnywhere(event, keys)
  }
}

/** Letters that do the same as other keys. They work only while a row has the focus. */
const letterKeys: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', e: 'Enter' }

function pressInRow(
  event: KeyboardEvent,
  table: HTMLTableElement,
  row: HTMLElement,
  focused: HTMLElement,
  keys: TableKeys,
): boolean {
  const { key } = event
  const isHead = row.parentElement?.tagName === 'THEAD'
  const stops = isHead ? stopsOfHead(table) : stopsOf(row)
  const place = stops.indexOf(focused)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const next = stops[place + (isForward(key, table) ? 1 : -1)] ?? (place === 0 || !isHead ? row : undefined)
      return isHead && next === row ? false : goTo(next)
    }
    case 'ArrowDown':
    case 'ArrowUp': {
      if (focused.ariaHasPopup === 'menu') return false
      if (isHead) return key === 'ArrowDown' && goTo(rowsOf(table)[0])
      const to = rowFrom(table, row, key)
      if (!to) return key === 'ArrowUp' && goTo(stopsOfHead(table)[0])
      return goTo(stopsOf(to)[place] ?? to)
    }
    case 'Home':
      return goTo(stops[0])
    case 'End':
      return goTo(stops.at(-1))
    case 'Enter':
    case ' ': {
      if (isHead || focused.matches(CONTROL)) return false
      if (key === 'Enter') keys.act(row, event)
      else keys.toggle(row)
      return true
    }
    default:
      return pressAnywhere(event, keys)
  }
}

function pressAnywhere({ key, ctrlKey, metaKey }: KeyboardEvent, keys: TableKeys): boolean {
  if (key === 'Escape') return keys.chooseNone()
  return key === 'a' && (ctrlKey || metaKey) && keys.chooseAll()
}

const goTo = (target: HTMLElement | undefined): boolean => {
  if (!target) return false
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
  return true
}

const isForward = (key: 'ArrowRight' | 'ArrowLeft', table: HTMLElement): boolean =>
  (key === 'ArrowRight') === (getComputedStyle(table).direction === 'ltr')

/** The rows below the header. */
export const rowsOf = (table: HTMLTableElement): HTMLElement[] => [...(table.tBodies[0]?.rows ?? [])]

/** The row to which a key leads; undefined if it leads out of the rows. */
function rowFrom(table: HTMLTableElement, row: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsOf(table)
  const place = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return rows[place + 1]
    case 'ArrowUp':
      return rows[place - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    default: {
      const top = row.getBoundingClientRect().top
      const isFar = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top) >= innerHeight * 0.8
      return key === 'PageDown'
        ? (rows.slice(place).find(isFar) ?? rows.at(-1))
        : (rows.slice(0, place).findLast(isFar) ?? rows[0])
    }
  }
}

/** The focusable elements of a row: for each visible cell its controls or, without any, the cell. Images say nothing. */
const stopsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.children].flatMap((cell) => {
    if (!(cell instanceof HTMLElement) || !cell.checkVisibility() || cell.dataset['card'] === 'picture') return []
    const controls = [...cell.querySelectorAll<HTMLElement>(CONTROL)]
    return controls.length > 0 ? controls : [cell]
  })

/** Empty for cards, which have no visible header. */
const stopsOfHead = (table: HTMLTableElement): HTMLElement[] => {
  const head = table.tHead
  return head?.rows[0] && head.offsetWidth > 1 ? stopsOf(head.rows[0]) : []
}
