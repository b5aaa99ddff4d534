import type { ReactNode } from 'react'

/** The props of every field. */
export interface FieldProps {
  label: string
  /** For a field whose name is clear from its surroundings; screen readers still read the label. */
  isLabelHidden?: boolean
  description?: ReactNode
  /** Shown below the field, which becomes invalid. */
  errorMessage?: string | null
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** The box around a field. */
export const FIELD = 'group/field flex min-w-0 flex-col gap-1.5'
