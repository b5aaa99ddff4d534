import type { FormEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FormProps {
  /** For a button that sends it from outside. */
  id?: string
  /** Called instead of sending the form. */
  onSubmit: () => void
  /** Names the form to screen readers. */
  label?: string
  children: ReactNode
  className?: string
}

/** A form. Its fields say themselves what is wrong; put a `FormErrorSummary` first in it. */
export function Form({ id, onSubmit, label, children, className }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
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
