import { holdFocus } from './hold-focus.ts'
import type { Position } from './sortable-position.ts'

const ROW = '[role=row][data-key]'

/** The item in which a key was pressed. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null
}

/**
 * Moves the focus to the next item of a static group, or across the edge of a group to the nearest item of the next one. `false`
 * if React Aria moves it itself.
 */
export function focusNeighbourRow(container: Element, row: HTMLElement, by: -1 | 1): boolean {
  const rows = [...container.querySelectorAll<HTMLElement>(ROW)]
  const neighbour = rows[rows.indexOf(row) + by]
  if (!neighbour || (groupOf(neighbour) === groupOf(row) && !isStatic(row))) return false
  neighbour.focus()
  keepInSight()
  return true
}

/** A group that comes into view gets its true height one frame later, which could push the focused row out of view. */
function keepInSight(frames = 4): void {
  const focused = document.activeElement
  requestAnimationFrame(() => {
    if (focused !== document.activeElement) return
    focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (frames > 1) keepInSight(frames - 1)
  })
}

/**
 * Focuses a moved item as soon as it is at its new position, scrolls it into view, and keeps the focus there for a moment: a
 * closing menu and React Aria's own drop handling both move the focus late.
 * @returns a function that ends it
 */
export function holdFocusOnRow(container: Element, itemId: string, to: Position): () => void {
  let isSeen = false
  return holdFocus(() => {
    const row = rowAt(container, to)
    if (row?.dataset['key'] !== itemId) return null
    // Only once, because the row would otherwise scroll out of view when it moves within a group.
    if (!isSeen) row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    isSeen = true
    return row
  })
}

/** Focuses the row after one that is about to be removed, or the one before it if it is the last. */
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

/** Returns a function that finds what replaces an element of a static group once the group is interactive. */
export function replacementOf(element: Element): () => HTMLElement | null {
  const key = element.closest<HTMLElement>('[role=row]')?.dataset['key']
  const group = groupOf(element)?.getAttribute('data-group') ?? ''
  const target = key === undefined ? 'button' : `[role=row][data-key="${CSS.escape(key)}"]`
  return () => document.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"] ${target}`)
}

function groupOf(element: Element): Element | null {
  return element.closest('[data-group]')
}

function isStatic(row: HTMLElement): boolean {
  return row.closest('[data-static-rows]') !== null
}
