import type { FieldValues } from 'react-hook-form'
import { NumberField } from '../../ui/number-field.tsx'
import { Input, type InputProps } from './inputs.tsx'

/** A share in percent, kept in basis points (1 % is 100), or null. */
export function PercentInput<V extends FieldValues>({ form, name, label }: InputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, onChange, ...field }, props) => (
        <NumberField
          {...props}
          {...field}
          minValue={0}
          maxValue={100}
          formatOptions={{ maximumFractionDigits: 2 }}
          suffix="%"
          value={typeof value === 'number' ? value / 100 : null}
          onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
        />
      )}
    </Input>
  )
}
