import type { FieldValues } from 'react-hook-form'
import type { Wire } from '../../data/resource-lists.ts'
import { Input, type InputProps } from './inputs.tsx'
import { type Choosable, ReferenceField, ReferencesField } from './reference-field.tsx'

type ReferenceInputProps<V extends FieldValues, R extends Wire> = InputProps<V> &
  Choosable<R> & { description?: string; isRequired?: boolean }

/** Another record of the company, or null, in a form. */
export function ReferenceInput<V extends FieldValues, R extends Wire>(props: ReferenceInputProps<V, R>) {
  const { form, name, label, ...rest } = props
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, fieldProps) => (
        <ReferenceField<R>
          {...rest}
          {...fieldProps}
          name={name}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )}
    </Input>
  )
}

/** Several other records of the company, in a form. */
export function ReferencesInput<V extends FieldValues, R extends Wire>(props: ReferenceInputProps<V, R>) {
  const { form, name, label, ...rest } = props
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, fieldProps) => (
        <ReferencesField<R>
          max={form.limits(name).max ?? Infinity}
          {...rest}
          {...fieldProps}
          name={name}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      )}
    </Input>
  )
}
