import type { ReactNode } from 'react'

/** What every field takes. */
export interface FieldProps {
  label: string
  /** For a field whose surroundings show its name; screen readers still hear the label. */
  isLabelHidden?: boolean
  description?: ReactNode
  /** Shown under the field, which becomes invalid. */
  errorMessage?: string | null
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** The box around a field. */
export const FIELD = 'group/field flex min-w-0 flex-col gap-1.5'
