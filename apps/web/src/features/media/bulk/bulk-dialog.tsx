import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { closeMediaDialog } from '../media-dialogs.ts'
import * as wording from './wording.ts'

type BulkDialogProps = { title: string; saveLabel: string; onSave: () => void; children: ReactNode }

/** The dialog for a value to be set on all selected files. */
export function BulkDialog({ title, saveLabel, onSave, children }: BulkDialogProps) {
  const save = () => {
    closeMediaDialog()
    onSave()
  }
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeMediaDialog()
      }}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" onPress={save}>
            {saveLabel}
          </Button>
        </>
      )}
    >
      <Form label={title} onSubmit={save} className="gap-5">
        {children}
      </Form>
    </Dialog>
  )
}
