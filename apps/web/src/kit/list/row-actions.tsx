import { Copy, EllipsisVertical, type LucideIcon, SquarePen, Trash2 } from 'lucide-react'
import { type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { squareButtonStyle } from '../../ui/button-style.ts'
import type { MenuAnchor } from '../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'

/** One thing that can be done with a record beside opening and deleting it. */
export type RowAction = { label: string; icon: LucideIcon; onAction: () => void }

/**
 * What can be done with one record of a list. Its button is the browser's own and the menu is made when it opens: a page
 * has up to 96 of them.
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
        aria-label={`Actions for ${name}`}
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
          // Left to the browser, Enter and Space would come as a click that React Aria takes for a screen reader's.
          event.preventDefault()
          setFrom(event.key === 'ArrowUp' ? 'last' : 'first')
        }}
      >
        <EllipsisVertical aria-hidden size={18} />
      </button>
      {anchor && (
        <Menu anchor={anchor} aria-label={`Actions for ${name}`}>
          {href && (
            <MenuItem icon={SquarePen} href={href}>
              Open
            </MenuItem>
          )}
          {onDuplicate && (
            <MenuItem icon={Copy} onAction={onDuplicate}>
              Duplicate
            </MenuItem>
          )}
          {others.map(({ label, icon, onAction }) => (
            <MenuItem key={label} icon={icon} onAction={onAction}>
              {label}
            </MenuItem>
          ))}
          {onRemove && (
            <MenuItem icon={Trash2} isDanger onAction={onRemove}>
              Delete
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** In a row that can be pressed itself, a press of the button is not one of the row. */
const keptFromRow = { onPointerDown: stop, onMouseDown: stop, onTouchStart: stop }
