import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DraftNote } from '../../kit/form/form-page.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useIsOnline } from '../../data/online.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import * as wording from './wording.ts'

type GuestFormProps<V extends FieldValues> = {
  form: KeptForm<V>
  /** The accessible name of the form. */
  label: string
  /** The title above an error message: `Your account was not created`. */
  failure: string
  submitLabel: string
  pendingLabel: string
  children: ReactNode
}

/** A short form with one thing to do. */
export function GuestForm<V extends FieldValues>(props: GuestFormProps<V>) {
  const { form, label, failure, submitLabel, pendingLabel, children } = props
  const isOnline = useIsOnline()
  return (
    <Form label={label} onSubmit={form.submit} className="gap-5">
      <FormErrorSummary errors={form.summary} title={failure} />
      {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
      {children}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.isSaving}
          pendingLabel={pendingLabel}
          className="w-full"
        >
          {submitLabel}
        </Button>
        <output className="mt-2 block text-sm empty:mt-0 text-ink-soft">{isOnline ? '' : wording.offlineNote}</output>
      </div>
    </Form>
  )
}
