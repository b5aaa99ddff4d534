import { fieldLabels } from '@sojourn/contract/field-labels'
import { supplier } from '@sojourn/contract/resources/supplier'
import { clients } from '../../data/clients.ts'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { PhoneInput } from '../../kit/form/phone-inputs.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { shortForm } from '../../record/short-form.tsx'
import { supplierResource } from './supplier-resource.ts'
import * as wording from './wording.ts'

/** What a supplier needs while something that is bought from it is being written. */
export const ShortForm = shortForm<typeof supplier>(supplierResource, {
  resource: supplier,
  client: clients.suppliers,
  nameOf: ({ name }) => name,
  labels: fieldLabels.supplier,
  valuesFor: (name) => ({ name }),
  fields: (form) => (
    <>
      <TextInput form={form} name="name" isRequired autoFocus />
      <TextInput form={form} name="email" isNullable type="email" />
      <PhoneInput form={form} name="phone" placeholder={wording.phonePlaceholder} />
      <ComboInput form={form} name="currency" options={knownCurrencies()} emptyOption={wording.noCurrency} />
    </>
  ),
})
