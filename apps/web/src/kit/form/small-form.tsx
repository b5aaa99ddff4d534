import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { DraftNote } from './form-page.tsx'
import type { KeptForm } from './use-kept-form.ts'

type SmallFormProps<V extends FieldValues> = {
  form: KeptForm<V>
  /** Names the form to screen readers. */
  label: string
  saveLabel: string
  savingLabel?: string
  children: ReactNode
  /** Beside the save button. */
  actions?: ReactNode
}

/** One of several forms of a page, saved by itself. The page puts one `LeaveGuard` around them all. */
export function SmallForm<V extends FieldValues>(props: SmallFormProps<V>) {
  const { form, label, saveLabel, savingLabel = 'Saving', children, actions } = props
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
        <output className="text-sm text-ink-soft">{form.isEdited ? 'Not saved yet' : ''}</output>
      </div>
    </Form>
  )
}
