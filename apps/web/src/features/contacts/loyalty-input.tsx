import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Membership = { programme: string; number: string }

/** The loyalty programmes of airlines and hotels that a contact belongs to. */
export function LoyaltyInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Membership>
      form={form}
      name="loyalty"
      label={form.labels['loyalty']}
      one={wording.programme}
      blank={() => ({ programme: '', number: '' })}
      isOrdered={false}
      nameOf={({ programme }) => programme}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={wording.programmeName}
            isRequired
            value={row.programme}
            errorMessage={errorOf('programme')}
            onChange={(text) => set('programme', text)}
            {...limitsOf('programme')}
          />
          <TextField
            label={wording.programmeNumber}
            isRequired
            value={row.number}
            errorMessage={errorOf('number')}
            onChange={(text) => set('number', text)}
            {...limitsOf('number')}
          />
        </div>
      )}
    </RowsInput>
  )
}
