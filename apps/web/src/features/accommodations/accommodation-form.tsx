import { fieldLabels } from '@sojourn/contract/field-labels'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { accessibilityFeatures, accommodation } from '@sojourn/contract/resources/accommodation'
import { boardNames, boards } from '@sojourn/contract/document/boards'
import type { FieldValues } from 'react-hook-form'
import { ChecksInput } from '../../kit/form/checks-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, NumberInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { MediaInput } from '../../media/inputs/media-input.tsx'
import { PhoneInput } from '../../kit/form/phone-inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import { LanguagesInput } from '../../kit/form/languages-input.tsx'
import { TimeInput } from '../../kit/form/time-inputs.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { DestinationInput, SupplierInput } from '../../record/library-inputs.tsx'
import { PriceFromInput } from '../../record/price-from-input.tsx'
import { RoomsInput } from './rooms-input.tsx'
import { SeasonsInput } from './seasons-input.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { placeOf } from '../../kit/words/place-of.ts'
import { accommodationResource } from './accommodation-resource.ts'
import * as wording from './wording.ts'

/** The form of an accommodation. */
const accommodationSections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <div className="grid gap-6 sm:grid-cols-2">
          <ChoiceInput form={form} name="type" options={types} />
          <NumberInput form={form} name="stars" hasSteps />
        </div>
        <ProseInput form={form} name="teaser" isNullable rows={2} description={wording.teaserHint} />
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
        <DestinationInput form={form} name="destination" />
      </>
    ),
  },
  {
    id: 'pictures',
    title: wording.images,
    content: <MediaInput form={form} name="media" description={wording.imagesHint} />,
  },
  {
    id: 'rooms',
    title: wording.rooms,
    content: (
      <>
        <NumberInput form={form} name="roomCount" className="max-w-48" />
        <RoomsInput form={form} />
      </>
    ),
  },
  {
    id: 'stay',
    title: wording.stay,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-2">
          <TimeInput form={form} name="checkIn" />
          <TimeInput form={form} name="checkOut" />
          <ChoiceInput form={form} name="defaultBoard" options={boardOptions} />
          <NumberInput form={form} name="minChildAge" suffix={wording.years} />
        </div>
        <SeasonsInput form={form} />
      </>
    ),
  },
  {
    id: 'facilities',
    title: wording.facilities,
    content: (
      <>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <WordsInput form={form} name="facilities" one={wording.facility} description={wording.facilitiesHint} />
          <WordsInput form={form} name="suitedFor" one={wording.group} description={wording.suitedForHint} />
        </div>
        <ChecksInput form={form} name="accessibility" options={accessibility} />
        <LanguagesInput form={form} name="languages" />
      </>
    ),
  },
  {
    id: 'business',
    title: wording.priceAndContact,
    content: (
      <>
        <PriceFromInput form={form} />
        <SupplierInput form={form} name="supplier" />
        <div className="grid gap-6 sm:grid-cols-2">
          <PhoneInput form={form} name="phone" placeholder={wording.phonePlaceholder} />
          <TextInput form={form} name="email" isNullable type="email" />
          <TextInput form={form} name="url" isNullable type="url" placeholder={wording.urlPlaceholder} />
          <WordsInput form={form} name="tags" one={wording.tag} />
        </div>
      </>
    ),
  },
]

const types = accommodation.fields.type.schema.options.map((id) => ({ id, label: wording.typeNames[id] }))
const accessibility = accessibilityFeatures.map((id) => ({ id, label: wording.accessibilityNames[id] }))

const boardOptions = boards.map((id) => ({ id, label: wording.boardWithCode({ name: boardNames[id], code: id }) }))

const factsOf = (record: Read<typeof accommodation>): string[] => [
  wording.typeNames[record.type],
  record.stars === null ? '' : wording.starCount({ count: record.stars }),
  placeOf(record, ''),
]

/** The pages to create and edit an accommodation, and its form for the editor. */
export const { CreatePage, RecordPage, EditSheet } = recordPages<typeof accommodation>(accommodationResource, {
  resource: accommodation,
  client: clients.accommodations,
  nameOf: ({ name }) => name,
  labels: fieldLabels.accommodation,
  sections: accommodationSections,
  hero: { field: 'media', facts: factsOf },
  previewFrom: 'day-1',
  namedBy: ({ name }) => String(name),
})
