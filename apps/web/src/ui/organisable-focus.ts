import type { Position } from './organisable-position.ts'

const ROW = '[role=row][data-key]'
/** How long a moved row is waited for, and how long its focus is defended, in frames. */
const PATIENCE = 40
const STEADY = 4

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
  return true
}

/**
 * Focuses a moved item as soon as it stands where it belongs, in sight, and keeps the focus there for a moment: a closing
 * menu and React Aria's own drop handling both move the focus late. Stops at the first key or pointer press, and through
 * the returned function.
 */
export function holdFocusOnRow(container: Element, itemId: string, to: Position): () => void {
  let frame = 0
  let steady = 0
  let request = 0
  let isSeen = false

  const stop = () => {
    cancelAnimationFrame(request)
    window.removeEventListener('keydown', stop, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  const look = () => {
    frame += 1
    const row = rowAt(container, to)
    if (row?.dataset['key'] === itemId) {
      // Focus that stays scrolls nothing: within a group the row would walk out of sight.
      if (!isSeen) row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      isSeen = true
      steady = document.activeElement === row ? steady + 1 : 0
      if (steady === 0) row.focus()
    }
    if (steady >= STEADY || frame >= PATIENCE) stop()
    else request = requestAnimationFrame(look)
  }

  window.addEventListener('keydown', stop, true)
  window.addEventListener('pointerdown', stop, true)
  request = requestAnimationFrame(look)
  return stop
}

function rowAt(container: Element, { group, index }: Position): HTMLElement | undefined {
  const list = container.querySelector(`[data-group="${CSS.escape(group)}"]`)
  return list ? [...list.querySelectorAll<HTMLElement>(ROW)][index] : undefined
}

function groupOf(row: HTMLElement): Element | null {
  return row.closest('[data-group]')
}
