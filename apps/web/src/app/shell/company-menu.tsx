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
        <Companies tenants={tenants} current={current.uuid} />
      </Menu>
    </MenuTrigger>
  )
}

/** In their order once somebody asks for them: the first comparison of names stops a phone for a moment. */
function Companies({ tenants, current }: { tenants: readonly TenantOfMember[]; current: string }) {
  return inMenuOrder(tenants, current).map(({ uuid, name }) => (
    <MenuItem key={uuid} id={uuid} isCurrent={uuid === current}>
      {name}
    </MenuItem>
  ))
}
