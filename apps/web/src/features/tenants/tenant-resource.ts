import type { tenant } from '@sojourn/contract/resources/tenant'
import { type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** All companies of the platform. */
export const tenantResource: WebResource<typeof tenant> = {
  name: 'tenant',
  plural: 'tenants',
  path: '/tenants',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'platform',
  permissions: { add: 'platform:manage' },
  pages: {
    list: () => import('./tenants-page.tsx'),
    create: () => import('./create-tenant-page.tsx'),
    record: () => import('./tenant-page.tsx'),
  },
}
