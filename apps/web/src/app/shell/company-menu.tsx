import { ChevronsUpDown } from 'lucide-react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { useSession } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { inMenuOrder } from './company-order.ts'
import { useChangeCompany } from './use-change-company.ts'

const none: readonly TenantOfMember[] = []

/** Changes the company; only for those who are in more than one. */
export function CompanyMenu({ current }: { current: TenantOfMember }) {
  const tenants = useSession(({ user }) => user?.tenants ?? none)
  const change = useChangeCompany(current.uuid)
  if (tenants.length < 2) return null
  return (
    <MenuTrigger>
      <Button size="small" variant="quiet" icon={ChevronsUpDown} className="-ms-2.5 mt-0.5">
        Change Company
      </Button>
      <Menu placement="bottom start" onAction={(key) => change(String(key))}>
        {inMenuOrder(tenants, current.uuid).map(({ uuid, name }) => (
          <MenuItem key={uuid} id={uuid} isCurrent={uuid === current.uuid}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
