import type { FormEvent, ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { classNames } from './class-names.ts'

export interface FormProps {
  /** Called instead of sending the form. */
  onSubmit: () => void
  /** A server's messages by field `name`. Each goes when its field was changed and left; a new object shows all again. */
  errors?: Readonly<Record<string, string>>
  /** Names the form to screen readers. */
  label?: string
  children: ReactNode
  className?: string
}

/** A form whose fields show the server's errors. Put a `FormErrorSummary` first in it. */
export function Form({ onSubmit, errors, label, children, className }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <AriaForm
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
      aria-label={label}
      className={classNames('flex flex-col gap-6', className)}
    >
      {children}
    </AriaForm>
  )
}
