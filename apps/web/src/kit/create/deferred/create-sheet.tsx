import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { DraftNote } from '../../form/form-page.tsx'
import type { KeptForm } from '../../form/use-kept-form.ts'
import { useSaveKey } from '../../form/use-save-key.ts'
import * as wording from './wording.ts'

type CreateSheetProps = {
  form: KeptForm<FieldValues>
  /** What one record is called in a sentence. */
  one: string
  onClose: () => void
  children: ReactNode
}

/** The side panel with a short form for a new record. It asks before it discards what was entered. */
export function CreateSheet({ form, one, onClose, children }: CreateSheetProps) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  useSaveKey()
  const leave = () => (form.isEdited ? setAsking(true) : onClose())
  return (
    <Sheet
      title={wording.title({ one })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      footer={
        <>
          <Button onPress={leave}>{wording.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving} pendingLabel={wording.saving}>
            {wording.add({ one })}
          </Button>
        </>
      }
    >
      <Form id={id} label={wording.title({ one })} onSubmit={form.submit} className="gap-5">
        <FormErrorSummary errors={form.summary} />
        {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
        {children}
      </Form>
      <AlertDialog
        title={wording.discardTitle({ one })}
        confirmLabel={wording.discard}
        cancelLabel={wording.keep}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          form.startAfresh()
          onClose()
        }}
      >
        {wording.discardHint}
      </AlertDialog>
    </Sheet>
  )
}
