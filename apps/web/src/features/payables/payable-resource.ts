import type { payable } from '@sojourn/contract/resources/payable'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** What suppliers are to be paid for booked itineraries. */
export const payableResource: WebResource<typeof payable> = {
  name: 'payable',
  plural: 'payables',
  path: '/payables',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('payables'), read: 'payables:read' },
  pages: {
    list: () => import('./payables-page.tsx'),
    create: () => import('./payable-form.tsx'),
    record: () => import('./payable-form.tsx'),
  },
  sidebar: { count: 'payables', group: 'finance' },
}
