import { ChevronsUpDown } from 'lucide-react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { useSession } from '../../data/session.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { Button } from '../../ui/button.tsx'
import { useChangeCompany } from './use-change-company.ts'
import * as wording from './wording.ts'

const none: readonly TenantOfMember[] = []

/** Switches the company; only for users in more than one. */
export function CompanyMenu({ current }: { current: TenantOfMember }) {
  const tenants = useSession(({ user }) => user?.tenants ?? none)
  const change = useChangeCompany(current.uuid)
  const { button, anchor } = useLazyMenu(CompanyMenuItems)
  if (tenants.length < 2) return null
  return (
    <>
      <Button {...button} size="small" variant="quiet" icon={ChevronsUpDown} className="-ms-2.5 mt-0.5">
        {wording.changeCompanyLabel}
      </Button>
      {anchor && (
        <CompanyMenuItems
          anchor={anchor}
          tenants={tenants}
          current={current.uuid}
          onChoose={change}
          onMissing={anchor.close}
        />
      )}
    </>
  )
}

const CompanyMenuItems = lazy(async () => (await import('./deferred/company-menu-items.tsx')).CompanyMenuItems, {
  missing: 'toast',
})
