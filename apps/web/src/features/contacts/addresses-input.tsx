import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { CountryField } from '../../kit/form/country-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Address = Read<typeof contact>['addresses'][number]

const blank: Address = { label: null, street: null, city: null, region: null, postcode: null, country: null }

const lines = ['label', 'street', 'city', 'region', 'postcode'] as const

/** The postal addresses of a contact. */
export function AddressesInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Address>
      form={form}
      name="addresses"
      label={form.labels['addresses']}
      one={wording.address}
      blank={() => blank}
      nameOf={({ label, street, city }) => label ?? [street, city].filter(Boolean).join(', ')}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {lines.map((field) => (
            <TextField
              key={field}
              label={wording.addressLabels[field]}
              value={row[field] ?? ''}
              {...limitsOf(field)}
              errorMessage={errorOf(field)}
              onChange={(text) => set(field, text || null)}
            />
          ))}
          <CountryField
            label={wording.addressLabels.country}
            value={row.country}
            errorMessage={errorOf('country')}
            onChange={(code) => set('country', code)}
          />
        </div>
      )}
    </RowsInput>
  )
}
