import type { TenantOfMember } from '@sojourn/contract/account'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { inMenuOrder } from '../company-order.ts'
import * as wording from './wording.ts'

/** The user's companies, the current one ticked. */
export function CompanyMenuItems({
  anchor,
  tenants,
  current,
  onChoose,
}: {
  anchor: MenuAnchor
  tenants: readonly TenantOfMember[]
  current: string
  onChoose: (uuid: string) => void
}) {
  return (
    <Menu
      placement="bottom start"
      anchor={anchor}
      onAction={(key) => onChoose(String(key))}
      aria-label={wording.companyMenuLabel}
    >
      {inMenuOrder(tenants, current).map(({ uuid, name }) => (
        <MenuItem key={uuid} id={uuid} isCurrent={uuid === current}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
