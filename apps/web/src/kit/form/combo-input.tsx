import type { FieldValues } from 'react-hook-form'
import { Input, type InputProps } from './inputs.tsx'
import { KnownCombo } from './known-combo.tsx'
import type { Known } from '../words/places-known.ts'

type ComboInputProps<V extends FieldValues> = InputProps<V> & {
  options: readonly Known[]
  /** The label of the option for null, e.g. `No country`. Without it, a value is required. */
  emptyOption?: string
  description?: string
  isRequired?: boolean
}

/** A choice from many options, such as countries, in a form. */
export function ComboInput<V extends FieldValues>(props: ComboInputProps<V>) {
  const { form, name, label, ...rest } = props
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, onChange, ...field }, fieldProps) => (
        <KnownCombo
          {...rest}
          {...fieldProps}
          name={field.name}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )}
    </Input>
  )
}
