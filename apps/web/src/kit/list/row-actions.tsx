import { Copy, EllipsisVertical, type LucideIcon, SquarePen, Trash2 } from 'lucide-react'
import { type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { squareButtonStyle } from '../../ui/button-style.ts'
import type { MenuAnchor } from '../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import * as wording from './wording.ts'

/** An action on a record other than opening and deleting it. */
export type RowAction = { label: string; icon: LucideIcon; onAction: () => void }

/**
 * The actions on one record of a list. The button is a native one and the menu is created when it opens, because a page has up
 * to 96 of them.
 */
export function RowActions({
  name,
  href,
  onDuplicate,
  others,
  onRemove,
}: {
  name: string
  href: string | null
  onDuplicate: (() => void) | null
  others: readonly RowAction[]
  onRemove: (() => void) | null
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [from, setFrom] = useState<MenuAnchor['from'] | null>(null)
  const anchor = useMemo(
    () => from && { button: button as RefObject<HTMLElement>, from, close: () => setFrom(null) },
    [from],
  )
  if (!href && !onDuplicate && !onRemove && others.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={wording.actionsFor({ name })}
        aria-haspopup="menu"
        aria-expanded={from !== null}
        className={squareButtonStyle('quiet', 'small', 'hover:bg-sunken hover:text-ink')}
        {...keptFromRow}
        onClick={(event) => {
          event.stopPropagation()
          setFrom(event.detail === 0 ? 'first' : 'none')
        }}
        onKeyDown={(event) => {
          const isPress = event.key === 'Enter' || event.key === ' '
          if (isPress) event.stopPropagation()
          if (!isPress && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          // By default, Enter and Space would fire a click that React Aria takes for a screen reader's.
          event.preventDefault()
          setFrom(event.key === 'ArrowUp' ? 'last' : 'first')
        }}
      >
        <EllipsisVertical aria-hidden size={18} />
      </button>
      {anchor && (
        <Menu anchor={anchor} aria-label={wording.actionsFor({ name })}>
          {href && (
            <MenuItem icon={SquarePen} href={href}>
              {wording.open}
            </MenuItem>
          )}
          {onDuplicate && (
            <MenuItem icon={Copy} onAction={onDuplicate}>
              {wording.duplicate}
            </MenuItem>
          )}
          {others.map(({ label, icon, onAction }) => (
            <MenuItem key={label} icon={icon} onAction={onAction}>
              {label}
            </MenuItem>
          ))}
          {onRemove && (
            <MenuItem icon={Trash2} isDanger onAction={onRemove}>
              {wording.deleteAction}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** In a row that can be pressed itself, pressing the button must not press the row. */
const keptFromRow = { onPointerDown: stop, onMouseDown: stop, onTouchStart: stop }
