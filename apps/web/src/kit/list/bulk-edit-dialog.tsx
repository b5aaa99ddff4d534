import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import type { Wire } from '../../data/resource-lists.ts'
import type { BulkField, ChosenChange } from './list-definition.ts'
import * as wording from './wording.ts'

type BulkEditDialogProps<R extends Wire> = {
  fields: readonly BulkField<R>[]
  count: number
  onSave: (change: ChosenChange<R>) => void
  onClose: () => void
}

/** Asks for a field and its new value, which replaces the one of every selected record. */
export function BulkEditDialog<R extends Wire>({ fields, count, onSave, onClose }: BulkEditDialogProps<R>) {
  const [id, setId] = useState(fields[0]?.id ?? '')
  const [value, setValue] = useState(fields[0]?.initial ?? null)
  const field = fields.find((one) => one.id === id)
  return (
    <Dialog
      title={wording.bulkTitle({ count })}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              close()
              if (field)
                onSave({
                  doing: wording.bulkDoing,
                  changesOf: () => field.changesOf(value),
                  done: (changed) => wording.bulkDone({ count: changed }),
                })
            }}
          >
            {wording.bulkSave({ count })}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <Select
          label={wording.bulkField}
          options={fields.map(({ id: of, label }) => ({ id: of, label }))}
          value={id}
          onChange={(chosen) => {
            setId(chosen)
            setValue(fields.find((one) => one.id === chosen)?.initial ?? null)
          }}
        />
        <div key={id}>{field?.render({ value, onChange: setValue })}</div>
        <p className="text-sm text-ink-soft">{wording.bulkHint}</p>
      </div>
    </Dialog>
  )
}
