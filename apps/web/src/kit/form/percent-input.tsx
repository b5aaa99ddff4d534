import type { FieldValues } from 'react-hook-form'
import { NumberField } from '../../ui/number-field.tsx'
import { Input, type InputProps } from './inputs.tsx'
import * as wording from './wording.ts'

type PercentInputProps<V extends FieldValues> = InputProps<V> & { description?: string }

/** A percentage, stored in basis points (1% is 100), or null. */
export function PercentInput<V extends FieldValues>({ form, name, label, description }: PercentInputProps<V>) {
  const { minValue = 0, maxValue = Infinity } = form.limits(name)
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, onChange, ...field }, props) => (
        <NumberField
          {...props}
          {...field}
          description={description}
          minValue={minValue / 100}
          maxValue={maxValue / 100}
          formatOptions={{ maximumFractionDigits: 2 }}
          suffix={wording.percent}
          value={typeof value === 'number' ? value / 100 : null}
          onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
        />
      )}
    </Input>
  )
}
