import { fieldLabels } from '@sojourn/contract/field-labels'
import { guide } from '@sojourn/contract/resources/guide'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { guideSections } from './guide-form.tsx'

/** The pages of one travel guide. */
export const guideDefinition: RecordDefinition<typeof guide> = {
  resource: guide,
  client: resourceClient<typeof guide>('guides'),
  path: '/guides',
  title: 'Travel Guides',
  one: 'travel guide',
  nameOf: ({ title }) => title,
  addWith: 'guides:create',
  editWith: 'guides:update',
  removeWith: 'guides:delete',
  labels: fieldLabels.guide,
  sections: guideSections,
}
