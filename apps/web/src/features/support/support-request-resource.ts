import type { supportRequest } from '@sojourn/contract/resources/support-request'
import { type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The support requests of companies to the platform’s staff. */
export const supportRequestResource: WebResource<typeof supportRequest> = {
  name: 'support-request',
  plural: 'support',
  path: '/support',
  title: wording.listTitle,
  one: wording.one,
  many: wording.many,
  of: 'company and staff',
  permissions: { add: 'support:create' },
  pages: {
    list: () => import('./support-page.tsx'),
    create: () => import('./create-request-page.tsx'),
    record: () => import('./request-page.tsx'),
  },
  pageTitles: { create: wording.createTitle },
}
