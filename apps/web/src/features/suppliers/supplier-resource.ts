import type { supplier } from '@sojourn/contract/resources/supplier'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s suppliers. */
export const supplierResource: WebResource<typeof supplier> = {
  name: 'supplier',
  plural: 'suppliers',
  path: '/suppliers',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('suppliers'), read: 'suppliers:read' },
  pages: {
    list: () => import('./suppliers-page.tsx'),
    create: () => import('./supplier-form.tsx'),
    record: () => import('./supplier-form.tsx'),
  },
  shortForm: () => import('./supplier-short-form.tsx'),
  sidebar: { count: 'suppliers' },
}
