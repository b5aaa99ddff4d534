import type { companyPage } from '@sojourn/contract/resources/company-page'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The pages of the company’s public site. */
export const companyPageResource: WebResource<typeof companyPage> = {
  name: 'company-page',
  plural: 'company-pages',
  path: '/company-pages',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('company-pages'),
  pages: {
    list: () => import('./company-pages-page.tsx'),
    create: () => import('./company-page-form.tsx'),
    record: () => import('./company-page-form.tsx'),
  },
  sidebar: { count: 'companyPages' },
  offline: 'lists and records',
}
