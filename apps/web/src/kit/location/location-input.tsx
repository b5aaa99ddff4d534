import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { Location } from '@sojourn/contract/kit/values'
import { LocationPicker, type LocationPickerProps } from './location-picker.tsx'
import { Input, type InputProps } from '../form/inputs.tsx'

type LocationInputProps<V extends FieldValues> = InputProps<V> &
  Pick<LocationPickerProps, 'description' | 'near' | 'level' | 'isRequired' | 'hasMap'> & {
    /** The field that is set to the place's time zone, unless the user has chosen another. */
    zone?: FieldPath<V>
  }

/** A location, or null, in a form. */
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

/** The form's schema validates the field; here it is only checked for null. */
const asLocation = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Location) : null)

/** The type of the form's field is not known here; a time zone is a string or null. */
const asValue = <V extends FieldValues>(value: string | null) => value as FieldPathValue<V, FieldPath<V>>
