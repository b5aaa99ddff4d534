import { Compass } from 'lucide-react'
import type { excursion } from '@sojourn/contract/resources/excursion'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'

/** The company’s excursions. */
export const excursionResource: WebResource<typeof excursion> = {
  name: 'excursion',
  plural: 'excursions',
  path: '/excursions',
  title: 'Excursions',
  one: 'excursion',
  many: 'excursions',
  icon: Compass,
  of: 'company',
  permissions: usualPermissions('excursions'),
  pages: {
    list: () => import('./excursions-page.tsx'),
    create: () => import('./excursion-form.tsx'),
    record: () => import('./excursion-form.tsx'),
  },
  sidebar: { count: 'excursions' },
  offline: 'lists and records',
}
