import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/excursions/create` */
export const excursionCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/excursions/create-excursion-page.tsx')),
    'CreateExcursionPage',
  ),
  staticData: { title: 'New excursion' },
}
