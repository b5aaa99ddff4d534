import type { Season } from '@sojourn/contract/resources/rate-part'
import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { RangesField } from './ranges-field.tsx'
import { WeekdaysField } from './weekdays-field.tsx'
import * as wording from './wording.ts'

/** The seasons of a sheet. */
export function SeasonsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Season>
      form={form}
      name="seasons"
      label={form.labels['seasons']}
      one={wording.season}
      blank={() => ({ name: '', ranges: [{ from: '', to: '' }], weekdays: [] })}
      hasDuplicate
      nameOf={({ name }) => name}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <>
          <TextField
            label={wording.seasonName}
            isRequired
            value={row.name}
            errorMessage={errorOf('name')}
            onChange={(name) => set('name', name)}
            {...limitsOf('name')}
          />
          <RangesField
            value={row.ranges}
            max={limitsOf('ranges').max ?? 1}
            onChange={(ranges) => set('ranges', ranges)}
          />
          <WeekdaysField value={row.weekdays} onChange={(days) => set('weekdays', days)} />
        </>
      )}
    </RowsInput>
  )
}
