import { maxLocationLabelLength } from '@sojourn/contract/kit/field-limits'
import type { Location } from '@sojourn/contract/kit/values'
import { TextField } from '../../ui/text-field.tsx'
import { KnownCombo } from '../form/known-combo.tsx'
import { knownCountries, knownZones } from '../words/places-known.ts'
import * as wording from './wording.ts'

type Props = { value: Location; onChange: (location: Location) => void; onBlur?: () => void }

/** The fields of a location other than its pin, to edit by hand. */
export function LocationDetails({ value, onChange, onBlur }: Props) {
  const line = (name: 'address' | 'city' | 'region' | 'postcode', label: string, maxLength: number) => (
    <TextField
      label={label}
      maxLength={maxLength}
      value={value[name] ?? ''}
      onChange={(text) => onChange({ ...value, [name]: text === '' ? null : text })}
      onBlur={onBlur}
    />
  )
  const { timezone } = value
  // A zone may have been stored under an alias that the list does not contain.
  const zones = knownZones()
  const isListed = timezone === null || zones.some(({ id }) => id === timezone)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={wording.nameLabel}
        isRequired
        maxLength={maxLocationLabelLength}
        value={value.label}
        onChange={(label) => onChange({ ...value, label })}
        onBlur={onBlur}
        className="sm:col-span-2"
      />
      {line('address', wording.addressLabel, 300)}
      {line('city', wording.cityLabel, 120)}
      {line('region', wording.regionLabel, 120)}
      {line('postcode', wording.postcodeLabel, 20)}
      <KnownCombo
        label={wording.countryLabel}
        options={knownCountries()}
        emptyOption={wording.noCountry}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      <KnownCombo
        label={wording.timezoneLabel}
        options={isListed ? zones : [...zones, { id: timezone, label: timezone.replaceAll('_', ' ') }]}
        emptyOption={wording.noTimezone}
        value={timezone}
        onChange={(zone) => onChange({ ...value, timezone: zone })}
      />
    </div>
  )
}
