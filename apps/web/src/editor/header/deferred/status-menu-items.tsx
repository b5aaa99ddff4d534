import { type Status, transitions } from '@sojourn/contract/document/statuses'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { STATUS_LOOKS } from '../../../ui/status-badge.tsx'

type StatusMenuItemsProps = {
  /** The accessible name of the menu. */
  label: string
  status: Status
  anchor: MenuAnchor
  onChoose: (to: Status) => void
}

/** The statuses that may follow the current one. */
export function StatusMenuItems({ label, status, anchor, onChoose }: StatusMenuItemsProps) {
  return (
    <Menu placement="bottom start" aria-label={label} anchor={anchor}>
      {transitions[status].map((to) => (
        <MenuItem key={to} id={to} icon={STATUS_LOOKS[to].icon} onAction={() => onChoose(to)}>
          {STATUS_LOOKS[to].label}
        </MenuItem>
      ))}
    </Menu>
  )
}
