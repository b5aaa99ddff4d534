import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/users/create` */
export const userCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/users/invite-page.tsx')),
    'InvitePage',
  ),
  staticData: { title: 'Invite a user' },
}
