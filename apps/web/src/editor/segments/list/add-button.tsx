import { Plus } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { openAddMenu, type SegmentPlace } from '../../panes/open-dialog.ts'
import { dayNumber } from '../../words/day-words.ts'
import * as wording from './wording.ts'

const FOOTER = classNames(buttonStyle('quiet', 'small'), '-ms-2.5 mt-1 hover:bg-sunken hover:text-ink')

/** Adds a segment at the end of a day or to the unscheduled segments. */
export function AddButton({ to }: { to: number | null }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={wording.addTo({ day: dayNumber(to) })}
      {...opensMenu({ to, before: null })}
      className={FOOTER}
    >
      <Plus aria-hidden size={16} className="shrink-0" />
      {wording.add}
    </button>
  )
}

/** A placeholder of the same size, as plain text. */
export const addButtonSpace = (
  <div aria-hidden className={classNames(FOOTER, 'invisible')}>
    <span className="size-4 shrink-0" />
    {wording.add}
  </div>
)

/**
 * Adds a segment above a row, on whose upper edge it lies. It appears while that row, or the one above it, is hovered or has the
 * focus. Touch screens, which cannot hover, have only the button at the end of the day. A plain button, as there are hundreds.
 */
export function InsertButton({ to, before, title }: SegmentPlace & { before: string; title: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={wording.addBefore({ title })}
      onPointerDown={stop}
      onMouseDown={stop}
      {...opensMenu({ to, before })}
      className="pointer-events-none absolute inset-x-0 -top-3.75 z-2 mx-auto flex size-6 cursor-pointer items-center justify-center rounded-full border border-brand bg-surface text-brand opacity-0 outline-offset-2 group-focus-within/row:pointer-events-auto group-focus-within/row:opacity-100 group-hover/row:pointer-events-auto group-hover/row:opacity-100 hover:bg-brand hover:text-on-brand focus-visible:outline-2 focus-visible:outline-focus motion-safe:transition-opacity [@media(hover:none)]:hidden [[role=row]:hover+[role=row]_&]:pointer-events-auto [[role=row]:hover+[role=row]_&]:opacity-100"
    >
      <Plus aria-hidden size={14} />
    </button>
  )
}

/**
 * Opens the menu on a press. Keys are handled as keys: React Aria takes the click that a browser makes of them for that of a
 * screen reader, and then leaves the focus where it is. The row of the button must not take any of it for a press on itself.
 */
const opensMenu = (place: SegmentPlace) => ({
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    stop(event)
    openAddMenu(event.currentTarget, event.detail === 0 ? 'first' : 'none', place)
  },
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    stop(event)
    event.preventDefault()
    openAddMenu(event.currentTarget, 'first', place)
  },
})

const stop = (event: SyntheticEvent) => event.stopPropagation()
