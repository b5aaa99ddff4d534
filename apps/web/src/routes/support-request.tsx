import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/support/{uuid}` */
export const supportDetail = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/support/request-page.tsx')),
    'RequestPage',
  ),
  staticData: { title: 'Support request' },
}
