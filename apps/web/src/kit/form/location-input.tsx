import type { FieldValues } from 'react-hook-form'
import type { Location } from '@sojourn/contract/kit/values'
import { LocationPicker, type LocationPickerProps } from '../location/location-picker.tsx'
import { Input, type InputProps } from './inputs.tsx'

type LocationInputProps<V extends FieldValues> = InputProps<V> &
  Pick<LocationPickerProps, 'description' | 'near' | 'level' | 'isRequired'>

/** Where something is, or null, in a form. */
export function LocationInput<V extends FieldValues>({ form, name, label, ...rest }: LocationInputProps<V>) {
  return (
    <Input form={form} name={name} label={label}>
      {(field, shown) => (
        <LocationPicker
          {...rest}
          {...shown}
          name={field.name}
          value={asLocation(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Input>
  )
}

/** The form's schema holds the field to the contract; here it is only told apart from nothing. */
const asLocation = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Location) : null)
