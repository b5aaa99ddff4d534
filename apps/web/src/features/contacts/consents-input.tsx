import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { formatDate } from '../../kit/words/dates.ts'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { inWords } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

type Consent = Read<typeof contact>['consents'][number]

const purposes = ['marketing', 'profiling', 'photos', 'sharing'] as const satisfies readonly Consent['purpose'][]
const options = purposes.map((id) => ({ id, label: inWords(id) }))

/** The consents of a contact, with their dates. */
export function ConsentsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Consent>
      form={form}
      name="consents"
      label={form.labels['consents']}
      one="consent"
      blank={() => ({ purpose: 'marketing', givenAt: new Date().toISOString(), withdrawnAt: null })}
      isOrdered={false}
      nameOf={({ purpose }) => inWords(purpose)}
    >
      {({ row, set }) => (
        <div className="flex flex-wrap items-end gap-4">
          <Select
            label="For"
            className="w-48"
            options={options}
            value={row.purpose}
            onChange={(purpose) => set('purpose', purpose)}
          />
          <p className="min-h-10 content-center text-sm text-ink-soft">
            Given {formatDate(row.givenAt)}
            {row.withdrawnAt && `, withdrawn ${formatDate(row.withdrawnAt)}`}
          </p>
          <Button onPress={() => set('withdrawnAt', row.withdrawnAt ? null : new Date().toISOString())}>
            {row.withdrawnAt ? 'Not withdrawn after all' : 'Withdraw'}
          </Button>
        </div>
      )}
    </RowsInput>
  )
}
