import { useState } from 'react'
import { ComboBox } from '../ui/combo-box.tsx'
import type { FieldProps } from '../ui/field-box.ts'
import { foldText } from './fold-text.ts'
import { knownCountries } from './places-known.ts'

type CountryFieldProps = Pick<FieldProps, 'label' | 'errorMessage' | 'description' | 'isRequired'> & {
  value: string | null
  onChange: (code: string | null) => void
}

const countries = knownCountries()
const none = { id: '', label: 'No country' }

/** A country by its English name; kept as ISO 3166-1 alpha-2. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const [text, setText] = useState('')
  const wanted = foldText(text)
  const all = field.isRequired ? countries : [none, ...countries]
  return (
    <ComboBox
      {...field}
      items={wanted === '' ? all : countries.filter((one) => foldText(`${one.label} ${one.id}`).includes(wanted))}
      itemId={({ id }) => id || 'none'}
      itemText={({ label }) => label}
      value={countries.find(({ id }) => id === value) ?? null}
      onChange={(one) => onChange(one?.id || null)}
      onSearch={setText}
    />
  )
}
