import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/excursions` */
export const excursions = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/excursions/excursions-page.tsx')),
    'ExcursionsPage',
  ),
  staticData: { title: 'Excursions' },
}
