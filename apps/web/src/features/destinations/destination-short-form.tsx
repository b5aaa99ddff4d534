import { fieldLabels } from '@sojourn/contract/field-labels'
import { destination } from '@sojourn/contract/resources/destination'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { LocationInput } from '../../kit/location/location-input.tsx'
import { DestinationInput } from '../../record/library-inputs.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { destinationResource } from './destination-resource.ts'
import * as wording from './wording.ts'

const kinds = destination.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))

/** What a destination needs while something else is being written. */
export const ShortForm = shortForm<typeof destination>(destinationResource, {
  resource: destination,
  client: clients.destinations,
  nameOf: ({ name }) => name,
  labels: fieldLabels.destination,
  valuesFor: (name) => ({ name }),
  fields: (form) => (
    <>
      <TextInput form={form} name="name" isRequired autoFocus />
      <ChoiceInput form={form} name="kind" options={kinds} />
      <DestinationInput form={form} name="parent" />
      <LocationInput form={form} name="location" zone="timezone" hasMap={false} />
    </>
  ),
})
