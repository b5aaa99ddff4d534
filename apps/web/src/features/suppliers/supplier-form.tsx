import { fieldLabels } from '@sojourn/contract/field-labels'
import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { supplier } from '@sojourn/contract/resources/supplier'
import type { FieldValues } from 'react-hook-form'
import { ChecksInput } from '../../kit/form/checks-input.tsx'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import { MediaInput } from '../../media/inputs/media-input.tsx'
import { PercentInput } from '../../kit/form/percent-input.tsx'
import { PhoneInput } from '../../kit/form/phone-inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { ContactsInput } from '../../record/library-inputs.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { supplierResource } from './supplier-resource.ts'
import * as wording from './wording.ts'

/** The form of a supplier. */
const supplierSections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextInput form={form} name="legalName" isNullable />
          <ChoiceInput form={form} name="status" options={statuses} />
        </div>
        <ChecksInput form={form} name="kinds" options={kinds} />
      </>
    ),
  },
  {
    id: 'reach',
    title: wording.contact,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextInput form={form} name="email" isNullable type="email" />
          <PhoneInput form={form} name="phone" placeholder={wording.phonePlaceholder} />
          <PhoneInput form={form} name="emergencyPhone" placeholder={wording.phonePlaceholder} />
          <TextInput form={form} name="url" isNullable type="url" placeholder={wording.urlPlaceholder} />
        </div>
        <ContactsInput form={form} name="contacts" />
        <LocationInput form={form} name="location" />
      </>
    ),
  },
  {
    id: 'terms',
    title: wording.terms,
    content: (
      <div className="grid gap-6 sm:grid-cols-2">
        <ComboInput form={form} name="currency" options={knownCurrencies()} emptyOption={wording.noCurrency} />
        <NumberInput form={form} name="paymentTermsDays" suffix={wording.days} />
        <PercentInput form={form} name="commissionBps" />
        <TextInput form={form} name="taxId" isNullable />
        <DateInput form={form} name="insuranceExpiry" isClearable />
        <NumberInput form={form} name="rating" hasSteps />
      </div>
    ),
  },
  {
    id: 'office',
    title: wording.internal,
    content: (
      <>
        <RichTextInput form={form} name="notes" />
        <MediaInput form={form} name="documents" kind="document" />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

const statuses = supplier.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))
const kinds = segmentKinds.map((id) => ({ id, label: wording.kindNames[id] }))

/** The pages to create and edit a supplier. */
export const { CreatePage, RecordPage } = recordPages<typeof supplier>(supplierResource, {
  resource: supplier,
  client: clients.suppliers,
  nameOf: ({ name }) => name,
  labels: fieldLabels.supplier,
  sections: supplierSections,
  namedBy: ({ name }) => String(name),
})
