import { fieldLabels } from '@sojourn/contract/field-labels'
import { contact } from '@sojourn/contract/resources/contact'
import type { RecordDefinition } from '../../kit/record/record-definition.ts'
import { resourceClient } from '../../data/resource-client.ts'
import { contactSections } from './contact-form.tsx'

/** The pages of one contact. */
export const contactDefinition: RecordDefinition<typeof contact> = {
  resource: contact,
  client: resourceClient<typeof contact>('contacts'),
  path: '/contacts',
  title: 'Contacts',
  one: 'contact',
  nameOf: ({ name }) => name,
  addWith: 'contacts:create',
  editWith: 'contacts:update',
  removeWith: 'contacts:delete',
  labels: fieldLabels.contact,
  sections: contactSections,
  namedBy: ({ givenName, familyName, organisation }) =>
    [givenName, familyName].filter(Boolean).join(' ') || String(organisation ?? ''),
}
