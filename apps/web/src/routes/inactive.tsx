import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/inactive` */
export const inactive = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/account/inactive-page.tsx')),
    'InactivePage',
  ),
  staticData: { title: 'No access yet' },
}
