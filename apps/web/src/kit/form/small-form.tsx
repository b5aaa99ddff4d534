import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { DraftNote } from './form-page.tsx'
import type { KeptForm } from './use-kept-form.ts'
import * as wording from './wording.ts'

type SmallFormProps<V extends FieldValues> = {
  form: KeptForm<V>
  /** The accessible name of the form. */
  label: string
  saveLabel: string
  savingLabel?: string
  children: ReactNode
  /** Next to the save button. */
  actions?: ReactNode
}

/** One of several forms on a page, each saved separately. The page wraps them all in one `LeaveGuard`. */
export function SmallForm<V extends FieldValues>(props: SmallFormProps<V>) {
  const { form, label, saveLabel, savingLabel = wording.saving, children, actions } = props
  return (
    <Form label={label} onSubmit={form.submit} className="max-w-140 gap-5">
      <FormErrorSummary errors={form.summary} />
      <ConflictNote form={form} />
      {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel={savingLabel}>
          {saveLabel}
        </Button>
        {actions}
        <output className="text-sm text-ink-soft">{form.isEdited ? wording.notSaved : ''}</output>
      </div>
    </Form>
  )
}
