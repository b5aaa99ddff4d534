import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ConflictNote } from '../../form/conflict-note.tsx'
import { DraftNote } from '../../form/form-page.tsx'
import type { KeptForm } from '../../form/use-kept-form.ts'
import { useSaveKey } from '../../form/use-save-key.ts'
import * as wording from './wording.ts'

type FormSheetProps = {
  form: KeptForm<FieldValues>
  title: string
  saveLabel: string
  /** The question before what was entered is discarded. */
  discardTitle: string
  onClose: () => void
  children: ReactNode
}

/** A side panel with a form. It asks before it discards what was entered. */
export function FormSheet({ form, title, saveLabel, discardTitle, onClose, children }: FormSheetProps) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  useSaveKey()
  const leave = () => (form.isEdited ? setAsking(true) : onClose())
  return (
    <Sheet
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      footer={
        <>
          <Button onPress={leave}>{wording.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving} pendingLabel={wording.saving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} onSubmit={form.submit} className="gap-5">
        <FormErrorSummary errors={form.summary} />
        <ConflictNote form={form} />
        {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
        {children}
      </Form>
      <AlertDialog
        title={discardTitle}
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
