import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/support` */
export const support = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/support/support-page.tsx')),
    'SupportPage',
  ),
  staticData: { title: 'Support' },
}
