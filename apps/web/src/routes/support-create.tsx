import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/support/create` */
export const supportCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/support/create-request-page.tsx')),
    'CreateRequestPage',
  ),
  staticData: { title: 'Ask us' },
}
