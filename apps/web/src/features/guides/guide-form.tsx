import { fieldLabels } from '@sojourn/contract/field-labels'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { guide } from '@sojourn/contract/resources/guide'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { CoverInput } from '../../media/inputs/cover-input.tsx'
import { LanguagesInput } from '../../kit/form/languages-input.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { ContactInput, DestinationsInput } from '../../record/library-inputs.tsx'
import { GuideSectionsInput } from './guide-sections-input.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { guideResource } from './guide-resource.ts'
import * as wording from './wording.ts'

/** The form of a travel guide. */
const guideSections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="title" isRequired />
        <div className="grid gap-6 sm:grid-cols-3">
          <ChoiceInput form={form} name="kind" options={kinds} />
          <ChoiceInput form={form} name="status" options={statuses} />
          <ChoiceInput form={form} name="audience" options={audiences} />
        </div>
        <PersonInputs form={form} />
        <DestinationsInput form={form} name="destinations" />
        <CoverInput form={form} name="cover" />
      </>
    ),
  },
  {
    id: 'sections',
    title: wording.text,
    content: <GuideSectionsInput form={form} />,
  },
  {
    id: 'office',
    title: wording.internal,
    content: (
      <>
        <DateInput form={form} name="validUntil" isClearable className="max-w-56" />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

/** The profile of a tour guide has a contact and languages. */
function PersonInputs({ form }: { form: KeptForm<FieldValues> }) {
  const [kind, contact]: unknown[] = useWatch({ control: form.form.control, name: ['kind', 'contact'] })
  return (
    <>
      {(kind === 'person' || contact !== null) && (
        <ContactInput form={form} name="contact" description={wording.contactHint} />
      )}
      <LanguagesInput form={form} name="languages" />
    </>
  )
}

const kinds = guide.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const statuses = guide.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))
const audiences = [
  { id: 'client', label: wording.audienceNames.client },
  { id: 'internal', label: wording.audienceNames.internal },
] as const

const factsOf = ({ kind, status, audience }: Read<typeof guide>): string[] => [
  wording.kindNames[kind],
  wording.statusNames[status],
  wording.forWhom({ audience }),
]

/** The pages to create and edit a guide. */
export const { CreatePage, RecordPage } = recordPages<typeof guide>(guideResource, {
  resource: guide,
  client: clients.guides,
  nameOf: ({ title }) => title,
  labels: fieldLabels.guide,
  sections: guideSections,
  hero: { field: 'cover', facts: factsOf },
  previewFrom: 'guides',
})
