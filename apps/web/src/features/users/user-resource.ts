import type { user } from '@sojourn/contract/resources/user'
import { type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The members of the company. */
export const userResource: WebResource<typeof user> = {
  name: 'user',
  plural: 'users',
  path: '/users',
  title: wording.listTitle,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { add: 'users:manage' },
  pages: {
    list: () => import('./users-page.tsx'),
    create: () => import('./invite-page.tsx'),
    record: () => import('./user-page.tsx'),
  },
  pageTitles: { create: wording.createPageTitle },
}
