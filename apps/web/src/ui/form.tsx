import type { FormEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FormProps {
  /** For a submit button outside the form. */
  id?: string
  /** Called instead of submitting the form to the server. */
  onSubmit: () => void
  /** The accessible name of the form. */
  label?: string
  children: ReactNode
  className?: string
}

/** A form. Its fields show their own errors; put a `FormErrorSummary` at its top. */
export function Form({ id, onSubmit, label, children, className }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React passes on the events of a form in a panel that one of these fields has opened.
    if (event.target === event.currentTarget) onSubmit()
  }
  return (
    <form
      id={id}
      noValidate
      onSubmit={submit}
      aria-label={label}
      className={classNames('flex flex-col gap-6', className)}
    >
      {children}
    </form>
  )
}
