import { fieldLabels } from '@sojourn/contract/field-labels'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { accommodationSections } from './accommodation-form.tsx'

/** The pages of one place to stay. */
export const accommodationDefinition: RecordDefinition<typeof accommodation> = {
  resource: accommodation,
  client: resourceClient<typeof accommodation>('accommodations'),
  path: '/accommodations',
  title: 'Accommodations',
  one: 'accommodation',
  nameOf: ({ name }) => name,
  addWith: 'accommodations:create',
  editWith: 'accommodations:update',
  removeWith: 'accommodations:delete',
  labels: fieldLabels.accommodation,
  sections: accommodationSections,
  namedBy: ({ name }) => String(name),
}
