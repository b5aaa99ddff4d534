import { Copy, EllipsisVertical, type LucideIcon, SquarePen, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'

/** One thing that can be done with a record beside opening and deleting it. */
export type RowAction = { label: string; icon: LucideIcon; onAction: () => void }

/** What can be done with one record of a list. */
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
  if (!href && !onDuplicate && !onRemove && others.length === 0) return null
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={`Actions for ${name}`} hasTooltip={false} />
      <Menu>
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
    </MenuTrigger>
  )
}
