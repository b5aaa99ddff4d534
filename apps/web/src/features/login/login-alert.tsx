import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** The error message of a login. */
export function LoginAlert({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="alert"
      className={classNames('rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink', className)}
    >
      {children}
    </p>
  )
}
