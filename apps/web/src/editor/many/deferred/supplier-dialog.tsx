import { useState } from 'react'
import type { supplier } from '@sojourn/contract/resources/supplier'
import { clients } from '../../../data/clients.ts'
import { ReferenceField } from '../../../kit/form/reference-field.tsx'
import { nameOf } from '../../../kit/words/record-name.ts'
import { ActionDialog } from '../../panes/deferred/action-dialog.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useManyActions } from './use-many-actions.ts'
import * as wording from './wording.ts'

const { suppliers } = clients

/** Sets the supplier of all chosen segments. */
export function SupplierDialog() {
  const { setSupplier } = useManyActions()
  const [chosen, setChosen] = useState<string | null>(null)
  const save = () => {
    closeDaysDialog()
    setSupplier(chosen)
  }
  return (
    <ActionDialog title={wording.supplierTitle} action={wording.save} onAction={save}>
      <ReferenceField<typeof supplier>
        label={wording.supplierLabel}
        client={suppliers}
        nameOf={nameOf}
        one={wording.supplier}
        value={chosen}
        onChange={setChosen}
      />
    </ActionDialog>
  )
}
