import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from '../../form/use-kept-form.ts'
import { FormSheet } from './form-sheet.tsx'
import * as wording from './wording.ts'

type CreateSheetProps = {
  form: KeptForm<FieldValues>
  /** What one record is called in a sentence. */
  one: string
  onClose: () => void
  children: ReactNode
}

/** The side panel with a short form for a new record. */
export function CreateSheet({ one, ...props }: CreateSheetProps) {
  return (
    <FormSheet
      title={wording.title({ one })}
      saveLabel={wording.add({ one })}
      discardTitle={wording.discardTitle({ one })}
      {...props}
    />
  )
}
