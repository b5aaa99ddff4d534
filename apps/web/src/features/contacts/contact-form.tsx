import type { user } from '@sojourn/contract/resources/user'
import { useQuery } from '@tanstack/react-query'
import { fieldLabels } from '@sojourn/contract/field-labels'
import { contact } from '@sojourn/contract/resources/contact'
import { Plus } from 'lucide-react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { EmailLog } from '../../kit/emails/email-log.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { LanguagesInput } from '../../kit/form/languages-input.tsx'
import { PhonesInput } from '../../kit/form/phone-inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { AddressesInput } from './addresses-input.tsx'
import { ConsentsInput } from './consents-input.tsx'
import { LoyaltyInput } from './loyalty-input.tsx'
import { PersonalData } from './personal-data.tsx'
import { PassportsInput } from './passports-input.tsx'
import { PreferencesInput } from './preferences-input.tsx'
import { RelationsInput } from './relations-input.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { contactResource } from './contact-resource.ts'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { listClient } from '../../data/resource-lists.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import * as wording from './wording.ts'

/** The form of a contact. */
const contactSections = (form: KeptForm<FieldValues>, record: { uuid: string } | null): readonly FormSection[] => [
  {
    id: 'who',
    title: wording.details,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-2">
          <ChoiceInput form={form} name="kind" options={kinds} />
          <ChoiceInput form={form} name="lifecycle" options={lifecycles} />
        </div>
        <NameInputs form={form} />
      </>
    ),
  },
  {
    id: 'reach',
    title: wording.contact,
    content: (
      <>
        <WordsInput form={form} name="emails" one={wording.emailAddress} />
        <PhonesInput form={form} name="phones" />
        <AddressesInput form={form} />
        <LanguagesInput form={form} name="languages" />
      </>
    ),
  },
  {
    id: 'wishes',
    title: wording.preferences,
    content: <PreferencesInput form={form} />,
  },
  {
    id: 'documents',
    title: wording.travelDocuments,
    content: (
      <>
        <DateInput form={form} name="birthday" isClearable className="max-w-56" />
        <PassportsInput form={form} />
        <LoyaltyInput form={form} />
      </>
    ),
  },
  {
    id: 'relations',
    title: wording.relations,
    content: <RelationsInput form={form} own={record?.uuid} />,
  },
  {
    id: 'office',
    title: wording.internal,
    content: (
      <>
        <OwnerInput form={form} />
        <ConsentsInput form={form} />
        <ProseInput form={form} name="notes" isNullable rows={5} />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

/** A person has a name and perhaps an organisation; other contacts have only the name of the organisation. */
function NameInputs({ form }: { form: KeptForm<FieldValues> }) {
  const kind: unknown = useWatch({ control: form.form.control, name: 'kind' })
  const organisation = <TextInput form={form} name="organisation" isNullable />
  const names = (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextInput form={form} name="givenName" isNullable autoComplete="off" />
      <TextInput form={form} name="familyName" isNullable autoComplete="off" />
    </div>
  )
  return kind === 'organisation' ? (
    <>
      {organisation}
      {names}
    </>
  ) : (
    <>
      {names}
      {organisation}
    </>
  )
}

const kinds = contact.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const lifecycles = contact.fields.lifecycle.schema.options.map((id) => ({ id, label: wording.lifecycleNames[id] }))

/** The pages to create and edit a contact. */
export const { CreatePage, RecordPage } = recordPages<typeof contact>(contactResource, {
  resource: contact,
  client: clients.contacts,
  nameOf: ({ name }) => name,
  labels: fieldLabels.contact,
  sections: contactSections,
  aside: ({ uuid, name }) => (
    <>
      <NewItinerary client={uuid} />
      <Emails uuid={uuid} />
      <PersonalData uuid={uuid} name={name} />
    </>
  ),
  namedBy: ({ givenName, familyName, organisation }) =>
    [givenName, familyName].filter(Boolean).join(' ') || String(organisation ?? ''),
})

/** Opens the dialog for a new itinerary with the contact as its client. */
function NewItinerary({ client }: { client: string }) {
  if (!useCan('itineraries:create')) return null
  return (
    <ButtonLink href={`/itineraries/create?client=${client}`} icon={Plus} size="small" className="self-start">
      {wording.newItinerary}
    </ButtonLink>
  )
}

/** The emails that members have sent to a contact. */
function Emails({ uuid }: { uuid: string }) {
  return (
    <section aria-labelledby="sent-emails">
      <h2 id="sent-emails" className="eyebrow mb-2">
        {wording.emails}
      </h2>
      <EmailLog of="contacts" uuid={uuid} />
    </section>
  )
}

const colleagues = listClient<typeof user>('users')

/** The member who is responsible for a contact. */
function OwnerInput({ form }: { form: KeptForm<FieldValues> }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(colleagues(tenant, { perPage: '96', sort: 'name' }))
  const options = (query.data?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))
  return <ComboInput form={form} name="owner" options={options} emptyOption={wording.noOwner} />
}
