import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { FieldValues } from 'react-hook-form'
import { CountryField } from '../../kit/form/country-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { countryName } from '../../kit/words/places-known.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

type Passport = Read<typeof contact>['passports'][number]

const blank: Passport = { number: '', country: '', expiry: null }

/** Passports, which are stored encrypted and never shown to travellers. */
export function PassportsInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, Passport>
      form={form}
      name="passports"
      label={form.labels['passports']}
      one={wording.passport}
      blank={() => blank}
      isOrdered={false}
      nameOf={({ country }) => (country ? wording.passportOf({ country: countryName(country) }) : '')}
      description={wording.passportsHint}
    >
      {({ row, set, errorOf, limitsOf }) => (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={wording.passportLabels.number}
            isRequired
            value={row.number}
            autoComplete="off"
            errorMessage={errorOf('number')}
            onChange={(number) => set('number', number)}
            {...limitsOf('number')}
          />
          <CountryField
            label={wording.passportLabels.country}
            isRequired
            value={row.country || null}
            errorMessage={errorOf('country')}
            onChange={(code) => set('country', code ?? '')}
          />
          <DateField
            label={wording.passportLabels.expiry}
            isClearable
            value={row.expiry}
            errorMessage={errorOf('expiry')}
            onChange={(day) => set('expiry', day)}
          />
        </div>
      )}
    </RowsInput>
  )
}
