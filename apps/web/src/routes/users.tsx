import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/users` */
export const users = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/users/users-page.tsx')),
    'UsersPage',
  ),
  staticData: { title: 'Users' },
}
