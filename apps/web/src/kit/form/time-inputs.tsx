import type { FieldValues } from 'react-hook-form'
import { DateField, type DateFieldProps } from '../../ui/date-field.tsx'
import { TimeField, type TimeFieldProps } from '../../ui/time-field.tsx'
import { Input, type InputProps, type Without } from './inputs.tsx'

/** A date without a time, or null. */
export function DateInput<V extends FieldValues>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Without<DateFieldProps>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, ...field }, props) => (
        <DateField {...rest} {...props} {...field} value={typeof value === 'string' ? value : null} />
      )}
    </Input>
  )
}

/** A time of day, or null. */
export function TimeInput<V extends FieldValues>({
  form,
  name,
  label,
  ...rest
}: InputProps<V> & Without<TimeFieldProps>) {
  return (
    <Input form={form} name={name} label={label}>
      {({ ref: _, value, ...field }, props) => (
        <TimeField {...rest} {...props} {...field} value={typeof value === 'string' ? value : null} />
      )}
    </Input>
  )
}
