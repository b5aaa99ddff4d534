import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/account` */
export const account = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/account/account-page.tsx')),
    'AccountPage',
  ),
  staticData: { title: 'Account' },
}
