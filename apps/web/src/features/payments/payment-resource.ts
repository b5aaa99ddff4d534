import type { payment } from '@sojourn/contract/resources/payment'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** What clients paid or got back. */
export const paymentResource: WebResource<typeof payment> = {
  name: 'payment',
  plural: 'payments',
  path: '/payments',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('payments'), read: 'payments:read' },
  pages: {
    list: () => import('./payments-page.tsx'),
    create: () => import('./payment-form.tsx'),
    record: () => import('./payment-form.tsx'),
  },
  shortForm: () => import('./payment-short-form.tsx'),
  sidebar: { count: 'payments', group: 'finance' },
}
