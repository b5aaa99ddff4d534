import type { CancellationTerm } from '@sojourn/contract/resources/rate-part'
import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import * as wording from './wording.ts'

/** What is due when a booking is cancelled. */
export function CancellationInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, CancellationTerm>
      form={form}
      name="cancellation"
      label={form.labels['cancellation']}
      one={wording.cancellationTerm}
      blank={() => ({ daysBefore: 30, percent: 100 })}
      nameOf={({ daysBefore, percent }) => wording.cancellationName({ days: daysBefore, percent })}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={wording.daysBefore}
            value={row.daysBefore}
            errorMessage={errorOf('daysBefore')}
            onChange={(days) => set('daysBefore', days ?? 0)}
            {...limitsOf('daysBefore')}
          />
          <NumberField
            label={wording.percentDue}
            suffix={wording.percent}
            value={row.percent}
            errorMessage={errorOf('percent')}
            onChange={(percent) => set('percent', percent ?? 0)}
            {...limitsOf('percent')}
          />
        </div>
      )}
    </RowsInput>
  )
}
