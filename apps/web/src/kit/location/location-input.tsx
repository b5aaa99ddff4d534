import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { Location } from '@sojourn/contract/kit/values'
import { LocationPicker, type LocationPickerProps } from './location-picker.tsx'
import { Input, type InputProps } from '../form/inputs.tsx'

type LocationInputProps<V extends FieldValues> = InputProps<V> &
  Pick<LocationPickerProps, 'description' | 'near' | 'level' | 'isRequired'> & {
    /** The field that takes the place's time zone, unless somebody chose another. */
    zone?: FieldPath<V>
  }

/** Where something is, or null, in a form. */
export function LocationInput<V extends FieldValues>({ form, name, label, zone, ...rest }: LocationInputProps<V>) {
  const takeZone = (before: Location | null, place: Location | null) => {
    if (zone === undefined) return
    const present: unknown = form.form.getValues(zone)
    if (present && present !== before?.timezone) return
    form.form.setValue(zone, asValue<V>(place?.timezone ?? null), { shouldDirty: true, shouldTouch: true })
  }
  return (
    <Input form={form} name={name} label={label}>
      {(field, props) => (
        <LocationPicker
          {...rest}
          {...props}
          name={field.name}
          value={asLocation(field.value)}
          onChange={(place) => {
            takeZone(asLocation(field.value), place)
            field.onChange(place)
          }}
          onBlur={field.onBlur}
        />
      )}
    </Input>
  )
}

/** The form's schema holds the field to the contract; here it is only told apart from nothing. */
const asLocation = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Location) : null)

/** Which type a field of the form has is not known here; a time zone is a text or null. */
const asValue = <V extends FieldValues>(value: string | null) => value as FieldPathValue<V, FieldPath<V>>
