import { useState } from 'react'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { knownCountries, knownCurrencies, knownZones } from '../../kit/words/places-known.ts'
import { ParentInput } from './parent-input.tsx'
import type { TenantValues } from './tenant-values.ts'
import * as wording from './wording.ts'

/** The sections of a company's form. `self` is the uuid of the company, or null for a new one. */
export const tenantSections = (form: KeptForm<TenantValues>, self: string | null): FormSection[] => [
  { id: 'company', title: wording.companyTitle, content: <CompanyFields form={form} /> },
  { id: 'contact', title: wording.contactTitle, content: <ContactFields form={form} /> },
  {
    id: 'parent',
    title: wording.parentTitle,
    description: wording.parentHint,
    content: <ParentInput form={form} self={self} />,
  },
]

function CompanyFields({ form }: { form: KeptForm<TenantValues> }) {
  const [countries] = useState(knownCountries)
  const [currencies] = useState(knownCurrencies)
  const [zones] = useState(knownZones)
  return (
    <>
      <TextInput form={form} name="name" isRequired />
      <TextInput form={form} name="slug" spellCheck="false" description={wording.slugHint} />
      <div className="grid gap-6 sm:grid-cols-2">
        <ComboInput form={form} name="country" options={countries} emptyOption={wording.noCountry} />
        <ComboInput form={form} name="currency" options={currencies} emptyOption={wording.noCurrency} />
        <ComboInput form={form} name="timezone" options={zones} />
      </div>
    </>
  )
}

function ContactFields({ form }: { form: KeptForm<TenantValues> }) {
  return (
    <>
      <ProseInput form={form} name="address" isNullable />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput form={form} name="email" type="email" isNullable autoComplete="off" />
        <TextInput form={form} name="phone" type="tel" isNullable autoComplete="off" />
        <TextInput
          form={form}
          name="website"
          type="url"
          isNullable
          autoComplete="off"
          description={wording.websiteHint}
        />
      </div>
    </>
  )
}
