import type { excursion } from '@sojourn/contract/resources/excursion'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s excursions. */
export const excursionResource: WebResource<typeof excursion> = {
  name: 'excursion',
  plural: 'excursions',
  path: '/excursions',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('excursions'),
  pages: {
    list: () => import('./excursions-page.tsx'),
    create: () => import('./excursion-form.tsx'),
    record: () => import('./excursion-form.tsx'),
  },
  shortForm: () => import('./excursion-short-form.tsx'),
  editSheet: () => import('./excursion-form.tsx'),
  sidebar: { count: 'excursions' },
  offline: 'lists and records',
}
