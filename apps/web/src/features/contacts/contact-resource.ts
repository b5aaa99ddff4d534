import type { contact } from '@sojourn/contract/resources/contact'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s contacts: people and organisations. */
export const contactResource: WebResource<typeof contact> = {
  name: 'contact',
  plural: 'contacts',
  path: '/contacts',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('contacts'),
  pages: {
    list: () => import('./contacts-page.tsx'),
    create: () => import('./contact-form.tsx'),
    record: () => import('./contact-form.tsx'),
  },
  shortForm: () => import('./contact-short-form.tsx'),
  sidebar: { count: 'contacts' },
}
