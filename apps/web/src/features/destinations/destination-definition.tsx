import { fieldLabels } from '@sojourn/contract/field-labels'
import { destination } from '@sojourn/contract/resources/destination'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { destinationSections } from './destination-form.tsx'

/** The pages of one destination. */
export const destinationDefinition: RecordDefinition<typeof destination> = {
  resource: destination,
  client: resourceClient<typeof destination>('destinations'),
  path: '/destinations',
  title: 'Destinations',
  one: 'destination',
  nameOf: ({ name }) => name,
  addWith: 'destinations:create',
  editWith: 'destinations:update',
  removeWith: 'destinations:delete',
  labels: fieldLabels.destination,
  sections: destinationSections,
}
