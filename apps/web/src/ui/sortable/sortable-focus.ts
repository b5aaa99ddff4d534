import { holdFocus } from './hold-focus.ts'
import type { Position } from './sortable-position.ts'

const ROW = '[role=row][data-key]'

/** The item a key was pressed on or in. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null
}

/** Goes over the edge of a group to the nearest item of the next one. `false` where React Aria moves on by itself. */
export function focusNeighbourRow(container: Element, row: HTMLElement, by: -1 | 1): boolean {
  const rows = [...container.querySelectorAll<HTMLElement>(ROW)]
  const neighbour = rows[rows.indexOf(row) + by]
  if (!neighbour || groupOf(neighbour) === groupOf(row)) return false
  neighbour.focus()
  keepInSight()
  return true
}

/** A group that comes into sight gets its true height a frame later, and could push the row that has the focus out of it. */
function keepInSight(frames = 4): void {
  const focused = document.activeElement
  requestAnimationFrame(() => {
    if (focused !== document.activeElement) return
    focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (frames > 1) keepInSight(frames - 1)
  })
}

/**
 * Focuses a moved item as soon as it stands where it belongs, in sight, and keeps the focus there for a moment: a closing
 * menu and React Aria's own drop handling both move the focus late. @returns what ends it.
 */
export function holdFocusOnRow(container: Element, itemId: string, to: Position): () => void {
  let isSeen = false
  return holdFocus(() => {
    const row = rowAt(container, to)
    if (row?.dataset['key'] !== itemId) return null
    // Focus that stays scrolls nothing: within a group the row would walk out of sight.
    if (!isSeen) row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    isSeen = true
    return row
  })
}

/** Focuses the row that comes after one that is about to go, or the one before the last. */
export function holdFocusAfter(row: HTMLElement): void {
  const container = row.closest('fieldset')
  const rows = [...(container?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const at = rows.indexOf(row)
  const key = (rows[at + 1] ?? rows[at - 1])?.dataset['key']
  if (key !== undefined)
    holdFocus(() => container?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(key)}"]`) ?? null)
}

function rowAt(container: Element, { group, index }: Position): HTMLElement | undefined {
  const list = container.querySelector(`[data-group="${CSS.escape(group)}"]`)
  return list ? [...list.querySelectorAll<HTMLElement>(ROW)][index] : undefined
}

function groupOf(row: HTMLElement): Element | null {
  return row.closest('[data-group]')
}
