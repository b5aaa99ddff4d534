import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { formatDate } from '../../kit/words/dates.ts'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type Consent = Read<typeof contact>['consents'][number]

const purposes = ['marketing', 'profiling', 'photos', 'sharing'] as const satisfies readonly Consent['purpose'][]
const options = purposes.map((id) => ({ id, label: wording.purposeNames[id] }))

/** The consents of a contact, with their dates. */
export function ConsentsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Consent>
      form={form}
      name="consents"
      label={form.labels['consents']}
      one={wording.consent}
      blank={() => ({ purpose: 'marketing', givenAt: new Date().toISOString(), withdrawnAt: null })}
      isOrdered={false}
      nameOf={({ purpose }) => wording.purposeNames[purpose]}
    >
      {({ row, set }) => (
        <div className="flex flex-wrap items-end gap-4">
          <Select
            label={wording.consentPurpose}
            className="w-48"
            options={options}
            value={row.purpose}
            onChange={(purpose) => set('purpose', purpose)}
          />
          <p className="min-h-10 content-center text-sm text-ink-soft">
            {row.withdrawnAt
              ? wording.consentWithdrawn({ given: formatDate(row.givenAt), withdrawn: formatDate(row.withdrawnAt) })
              : wording.consentGiven({ given: formatDate(row.givenAt) })}
          </p>
          <Button onPress={() => set('withdrawnAt', row.withdrawnAt ? null : new Date().toISOString())}>
            {row.withdrawnAt ? wording.undoWithdrawal : wording.withdrawConsent}
          </Button>
        </div>
      )}
    </RowsInput>
  )
}
