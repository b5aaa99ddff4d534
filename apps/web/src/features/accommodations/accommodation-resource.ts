import type { accommodation } from '@sojourn/contract/resources/accommodation'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s accommodations. */
export const accommodationResource: WebResource<typeof accommodation> = {
  name: 'accommodation',
  plural: 'accommodations',
  path: '/accommodations',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('accommodations'),
  pages: {
    list: () => import('./accommodations-page.tsx'),
    create: () => import('./accommodation-form.tsx'),
    record: () => import('./accommodation-form.tsx'),
  },
  shortForm: () => import('./accommodation-short-form.tsx'),
  editSheet: () => import('./accommodation-form.tsx'),
  sidebar: { count: 'accommodations' },
  offline: 'lists and records',
}
