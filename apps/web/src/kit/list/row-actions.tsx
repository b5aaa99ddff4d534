import { EllipsisVertical, SquarePen, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'

/** What can be done with one record of a list. */
export function RowActions({
  name,
  href,
  onRemove,
}: {
  name: string
  href: string | null
  onRemove: (() => void) | null
}) {
  if (!href && !onRemove) return null
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={`Actions for ${name}`} hasTooltip={false} />
      <Menu>
        {href && (
          <MenuItem icon={SquarePen} href={href}>
            Open
          </MenuItem>
        )}
        {onRemove && (
          <MenuItem icon={Trash2} isDanger onAction={onRemove}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
