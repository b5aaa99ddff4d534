import { fieldLabels } from '@sojourn/contract/field-labels'
import { excursion } from '@sojourn/contract/resources/excursion'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import { DestinationInput } from '../../record/library-inputs.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { excursionResource } from './excursion-resource.ts'
import * as wording from './wording.ts'

const categories = excursion.fields.category.schema.options.map((id) => ({ id, label: wording.categoryNames[id] }))

/** What an excursion needs while an itinerary is being written. */
export const ShortForm = shortForm<typeof excursion>(excursionResource, {
  resource: excursion,
  client: clients.excursions,
  nameOf: ({ name }) => name,
  labels: fieldLabels.excursion,
  valuesFor: (name) => ({ name }),
  fields: (form) => (
    <>
      <TextInput form={form} name="name" isRequired autoFocus />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceInput form={form} name="category" options={categories} />
        <NumberInput form={form} name="durationMin" step={5} suffix={wording.minutes} />
      </div>
      <LocationInput form={form} name="location" hasMap={false} />
      <DestinationInput form={form} name="destination" />
    </>
  ),
})
