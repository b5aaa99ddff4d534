import { fieldLabels } from '@sojourn/contract/field-labels'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, NumberInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import { DestinationInput } from '../../record/library-inputs.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { accommodationResource } from './accommodation-resource.ts'
import * as wording from './wording.ts'

const types = accommodation.fields.type.schema.options.map((id) => ({ id, label: wording.typeNames[id] }))

/** What an accommodation needs while an itinerary is being written. */
export const ShortForm = shortForm<typeof accommodation>(accommodationResource, {
  resource: accommodation,
  client: clients.accommodations,
  nameOf: ({ name }) => name,
  labels: fieldLabels.accommodation,
  valuesFor: (name) => ({ name }),
  fields: (form) => (
    <>
      <TextInput form={form} name="name" isRequired autoFocus />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceInput form={form} name="type" options={types} />
        <NumberInput form={form} name="stars" hasSteps />
      </div>
      <LocationInput form={form} name="location" hasMap={false} />
      <DestinationInput form={form} name="destination" />
      <ProseInput form={form} name="teaser" isNullable rows={2} description={wording.teaserHint} />
    </>
  ),
})
