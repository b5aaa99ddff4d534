import type { FieldProps } from '../../ui/field-box.ts'
import { KnownCombo } from './known-combo.tsx'
import { knownCountries } from '../words/places-known.ts'
import * as wording from './wording.ts'

type CountryFieldProps = Pick<FieldProps, 'label' | 'errorMessage' | 'isRequired'> & {
  value: string | null
  onChange: (code: string | null) => void
}

/** A country by its English name, stored as ISO 3166-1 alpha-2. */
export function CountryField(props: CountryFieldProps) {
  return (
    <KnownCombo {...props} options={knownCountries()} emptyOption={props.isRequired ? undefined : wording.noCountry} />
  )
}
