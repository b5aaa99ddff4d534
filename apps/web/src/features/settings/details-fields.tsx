import { useMemo } from 'react'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { ChoiceInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { knownLanguages } from '../../kit/words/languages-known.ts'
import { knownCountries, knownCurrencies, knownZones } from '../../kit/words/places-known.ts'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

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
        <ComboInput form={form} name="country" options={choices.countries} emptyOption={wording.noCountry} />
        <ComboInput
          form={form}
          name="currency"
          options={choices.currencies}
          emptyOption={wording.noCurrency}
          description={wording.currencyHint}
        />
        <ComboInput form={form} name="timezone" options={choices.zones} isRequired description={wording.timezoneHint} />
        <ComboInput
          form={form}
          name="language"
          options={knownLanguages()}
          isRequired
          description={wording.languageHint}
        />
        <ChoiceInput
          form={form}
          name="units"
          options={[
            { id: 'metric', label: wording.unitNames.metric },
            { id: 'imperial', label: wording.unitNames.imperial },
          ]}
        />
      </div>
    </>
  )
}
