import type { invoice } from '@sojourn/contract/resources/invoice'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** Invoices, credit notes and receipts for clients. */
export const invoiceResource: WebResource<typeof invoice> = {
  name: 'invoice',
  plural: 'invoices',
  path: '/invoices',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('invoices'), read: 'invoices:read' },
  pages: {
    list: () => import('./invoices-page.tsx'),
    create: () => import('./invoice-form.tsx'),
    record: () => import('./invoice-form.tsx'),
  },
  sidebar: { count: 'invoices', group: 'finance' },
}
