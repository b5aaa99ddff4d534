import { useMemo } from 'react'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { ChoiceInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { knownLanguages } from '../../kit/words/languages-known.ts'
import { knownCountries, knownCurrencies, knownZones } from '../../kit/words/places-known.ts'
import type { Settings } from './company.ts'

/** The company's name, address and region. */
export function DetailsFields({ form }: { form: KeptForm<Settings> }) {
  const choices = useMemo(
    () => ({ countries: knownCountries(), currencies: knownCurrencies(), zones: knownZones() }),
    [],
  )
  return (
    <>
      <TextInput form={form} name="name" isRequired autoComplete="organization" />
      <ProseInput form={form} name="address" isNullable rows={3} />
      <div className="grid gap-6 sm:grid-cols-2">
        <ComboInput form={form} name="country" options={choices.countries} emptyOption="No country" />
        <ComboInput
          form={form}
          name="currency"
          options={choices.currencies}
          emptyOption="No currency"
          description="New itineraries are priced in it."
        />
        <ComboInput
          form={form}
          name="timezone"
          options={choices.zones}
          isRequired
          description="The days of deadlines and of the audit count in it."
        />
        <ComboInput
          form={form}
          name="language"
          options={knownLanguages()}
          isRequired
          description="Itineraries and company pages are written in it, unless an itinerary says another."
        />
        <ChoiceInput
          form={form}
          name="units"
          options={[
            { id: 'metric', label: 'Metric (km, °C)' },
            { id: 'imperial', label: 'Imperial (miles, °F)' },
          ]}
        />
      </div>
    </>
  )
}
