import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/excursions/{uuid}` */
export const excursion = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/excursions/excursion-page.tsx')),
    'ExcursionPage',
  ),
  staticData: { title: 'Excursion' },
}
