import { fieldLabels } from '@sojourn/contract/field-labels'
import { excursion } from '@sojourn/contract/resources/excursion'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { excursionSections } from './excursion-form.tsx'

/** The pages of one excursion. */
export const excursionDefinition: RecordDefinition<typeof excursion> = {
  resource: excursion,
  client: resourceClient<typeof excursion>('excursions'),
  path: '/excursions',
  title: 'Excursions',
  one: 'excursion',
  nameOf: ({ name }) => name,
  addWith: 'excursions:create',
  editWith: 'excursions:update',
  removeWith: 'excursions:delete',
  labels: fieldLabels.excursion,
  sections: excursionSections,
}
