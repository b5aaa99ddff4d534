import { CircleUser, UsersRound } from 'lucide-react'
import type { user } from '@sojourn/contract/resources/user'
import { type WebResource } from '../../data/web-resource.ts'

/** The members of the company. */
export const userResource: WebResource<typeof user> = {
  name: 'user',
  plural: 'users',
  path: '/users',
  title: 'Users',
  one: 'user',
  many: 'users',
  icon: UsersRound,
  of: 'company',
  permissions: { add: 'users:manage' },
  recordIcon: CircleUser,
  pages: {
    list: () => import('./users-page.tsx'),
    create: () => import('./invite-page.tsx'),
    record: () => import('./user-page.tsx'),
  },
  pageTitles: { create: 'Invite a user' },
}
