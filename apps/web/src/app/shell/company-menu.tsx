import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { resetEditedForms, useEditedForms } from '../../kit/edited-forms.ts'
import { useSession } from '../../kit/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { inMenuOrder } from './company-order.ts'
import { useChangeCompany } from './use-change-company.ts'

const none: readonly TenantOfMember[] = []

/** Changes the company; only for those who are in more than one. */
export function CompanyMenu({ current }: { current: TenantOfMember }) {
  const tenants = useSession(({ user }) => user?.tenants ?? none)
  const change = useChangeCompany(current.uuid)
  const [asked, setAsked] = useState<TenantOfMember | null>(null)
  if (tenants.length < 2) return null

  const choose = (uuid: string) => {
    const hasUnsaved = uuid !== current.uuid && useEditedForms.getState().names.length > 0
    if (hasUnsaved) setAsked(tenants.find((one) => one.uuid === uuid) ?? null)
    else void change(uuid)
  }
  const changeAnyway = (uuid: string) => {
    // It was asked about here; the form need not ask again.
    resetEditedForms()
    void change(uuid)
  }

  return (
    <>
      <MenuTrigger>
        <Button size="small" variant="quiet" icon={ChevronsUpDown} className="-ms-2.5 mt-0.5">
          Change Company
        </Button>
        <Menu placement="bottom start" onAction={(key) => choose(String(key))}>
          {inMenuOrder(tenants, current.uuid).map(({ uuid, name }) => (
            <MenuItem key={uuid} id={uuid} isCurrent={uuid === current.uuid}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {asked && (
        <AlertDialog
          title={`Change to ${asked.name} without saving?`}
          confirmLabel="Change company"
          cancelLabel="Stay"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(null)
          }}
          onConfirm={() => changeAnyway(asked.uuid)}
        >
          What you typed in {current.name} is not saved. It stays on this device and is offered when you come back.
        </AlertDialog>
      )}
    </>
  )
}
