import { fieldLabels } from '@sojourn/contract/field-labels'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { excursion, weekdays } from '@sojourn/contract/resources/excursion'
import type { FieldValues } from 'react-hook-form'
import { ChecksInput } from '../../kit/form/checks-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import { MediaInput } from '../../media/inputs/media-input.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import { LanguagesInput } from '../../kit/form/languages-input.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { DestinationInput, SupplierInput } from '../../record/library-inputs.tsx'
import { PriceFromInput } from '../../record/price-from-input.tsx'
import { SeasonInput } from './season-input.tsx'
import { StartTimesInput } from './start-times-input.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { durationInWords } from '../../kit/words/words.ts'
import { placeOf } from '../../kit/words/place-of.ts'
import { excursionResource } from './excursion-resource.ts'
import * as wording from './wording.ts'

/** The form of an excursion. */
const excursionSections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <div className="grid gap-6 sm:grid-cols-2">
          <ChoiceInput form={form} name="category" options={categories} />
          <NumberInput form={form} name="difficulty" hasSteps />
        </div>
        <RichTextInput form={form} name="description" />
      </>
    ),
  },
  {
    id: 'place',
    title: wording.location,
    content: (
      <>
        <LocationInput form={form} name="location" />
        <LocationInput form={form} name="endLocation" />
        <DestinationInput form={form} name="destination" />
      </>
    ),
  },
  {
    id: 'times',
    title: wording.schedule,
    content: (
      <>
        <NumberInput form={form} name="durationMin" step={5} suffix={wording.minutes} className="max-w-56" />
        <ChecksInput form={form} name="operatingDays" options={days} description={wording.operatingDaysHint} />
        <StartTimesInput form={form} />
        <SeasonInput form={form} />
      </>
    ),
  },
  {
    id: 'party',
    title: wording.participants,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-3">
          <NumberInput form={form} name="minPax" hasSteps />
          <NumberInput form={form} name="maxPax" hasSteps />
          <NumberInput form={form} name="minAge" suffix={wording.years} />
        </div>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <LanguagesInput form={form} name="languages" />
          <WordsInput form={form} name="accessibility" one={wording.note} />
        </div>
      </>
    ),
  },
  {
    id: 'included',
    title: wording.inclusions,
    content: (
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <WordsInput form={form} name="included" one={wording.item} />
        <WordsInput form={form} name="excluded" one={wording.item} />
        <WordsInput form={form} name="bring" one={wording.item} />
      </div>
    ),
  },
  {
    id: 'pictures',
    title: wording.images,
    content: <MediaInput form={form} name="media" description={wording.imagesHint} />,
  },
  {
    id: 'business',
    title: wording.priceAndSupplier,
    content: (
      <>
        <PriceFromInput form={form} />
        <SupplierInput form={form} name="supplier" />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

const categories = excursion.fields.category.schema.options.map((id) => ({ id, label: wording.categoryNames[id] }))

/** The names of the days of the week, starting on Monday. */
const dayNames = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const days = weekdays.map((id, n) => ({ id, label: dayNames.format(Date.UTC(2024, 0, n + 1)) }))

const factsOf = (record: Read<typeof excursion>): string[] => [
  wording.categoryNames[record.category],
  durationInWords(record.durationMin),
  placeOf(record, ''),
]

/** The pages to create and edit an excursion, and its form for the editor. */
export const { CreatePage, RecordPage, EditSheet } = recordPages<typeof excursion>(excursionResource, {
  resource: excursion,
  client: clients.excursions,
  nameOf: ({ name }) => name,
  labels: fieldLabels.excursion,
  sections: excursionSections,
  hero: { field: 'media', facts: factsOf },
  previewFrom: 'day-1',
})
