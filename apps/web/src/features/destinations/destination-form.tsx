import { fieldLabels } from '@sojourn/contract/field-labels'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { destination } from '@sojourn/contract/resources/destination'
import type { FieldValues } from 'react-hook-form'
import { ChecksInput } from '../../kit/form/checks-input.tsx'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { FoldedTextInput } from '../../kit/form/folded-text-input.tsx'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { MediaInput } from '../../media/inputs/media-input.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import { LanguagesInput } from '../../kit/form/languages-input.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { knownCurrencies, knownZones } from '../../kit/words/places-known.ts'
import { DestinationInput } from '../../record/library-inputs.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { placeOf } from '../../kit/words/place-of.ts'
import { destinationResource } from './destination-resource.ts'
import * as wording from './wording.ts'

const facts = [
  'general',
  'visa',
  'health',
  'safety',
  'climate',
  'cuisine',
  'dress',
  'transport',
  'banking',
  'electricity',
] as const

/** The form of a destination. */
const destinationSections = (form: KeptForm<FieldValues>, record: { uuid: string } | null): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <div className="grid gap-6 sm:grid-cols-2">
          <ChoiceInput form={form} name="kind" options={kinds} />
          <DestinationInput form={form} name="parent" except={record?.uuid} />
        </div>
        <RichTextInput form={form} name="description" />
        <WordsInput form={form} name="highlights" one={wording.highlight} />
      </>
    ),
  },
  {
    id: 'place',
    title: wording.location,
    content: (
      <>
        <LocationInput form={form} name="location" zone="timezone" />
        <div className="grid gap-6 sm:grid-cols-2">
          <ComboInput form={form} name="timezone" options={knownZones()} emptyOption={wording.noTimeZone} />
          <ComboInput form={form} name="currency" options={knownCurrencies()} emptyOption={wording.noCurrency} />
        </div>
        <LanguagesInput form={form} name="languages" />
        <ChecksInput form={form} name="bestMonths" options={months} />
      </>
    ),
  },
  {
    id: 'pictures',
    title: wording.images,
    content: <MediaInput form={form} name="media" description={wording.imagesHint} />,
  },
  {
    id: 'facts',
    title: wording.facts,
    description: wording.factsHint,
    content: (
      <div>
        {facts.map((name) => (
          <FoldedTextInput key={name} form={form} name={name} />
        ))}
      </div>
    ),
  },
  {
    id: 'order',
    title: wording.internal,
    content: <WordsInput form={form} name="tags" one={wording.tag} />,
  },
]

const kinds = destination.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, n) => ({
  id: String(n + 1),
  label: monthNames.format(Date.UTC(2024, n, 1)),
}))

const factsOf = (record: Read<typeof destination>): string[] => [
  wording.kindNames[record.kind],
  placeOf(record, ''),
  record.bestMonths.length === 0
    ? ''
    : wording.bestIn({ months: record.bestMonths.map((n) => shortMonths.format(Date.UTC(2024, n - 1, 1))).join(', ') }),
]
const shortMonths = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** The pages to create and edit a destination. */
export const { CreatePage, RecordPage } = recordPages<typeof destination>(destinationResource, {
  resource: destination,
  client: clients.destinations,
  nameOf: ({ name }) => name,
  labels: fieldLabels.destination,
  sections: destinationSections,
  hero: { field: 'media', facts: factsOf },
})
