import { fieldLabels } from '@sojourn/contract/field-labels'
import { supplier } from '@sojourn/contract/resources/supplier'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { supplierSections } from './supplier-form.tsx'

/** The pages of one supplier. */
export const supplierDefinition: RecordDefinition<typeof supplier> = {
  resource: supplier,
  client: resourceClient<typeof supplier>('suppliers'),
  path: '/suppliers',
  title: 'Suppliers',
  one: 'supplier',
  nameOf: ({ name }) => name,
  addWith: 'suppliers:create',
  editWith: 'suppliers:update',
  removeWith: 'suppliers:delete',
  labels: fieldLabels.supplier,
  sections: supplierSections,
  namedBy: ({ name }) => String(name),
}
