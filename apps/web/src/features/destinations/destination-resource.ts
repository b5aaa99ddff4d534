import type { destination } from '@sojourn/contract/resources/destination'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s destinations. */
export const destinationResource: WebResource<typeof destination> = {
  name: 'destination',
  plural: 'destinations',
  path: '/destinations',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('destinations'),
  pages: {
    list: () => import('./destinations-page.tsx'),
    create: () => import('./destination-form.tsx'),
    record: () => import('./destination-form.tsx'),
  },
  shortForm: () => import('./destination-short-form.tsx'),
  sidebar: { count: 'destinations' },
  offline: 'lists and records',
}
