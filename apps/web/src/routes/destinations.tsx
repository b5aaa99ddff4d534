import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/destinations` */
export const destinations = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/destinations/destinations-page.tsx')),
    'DestinationsPage',
  ),
  staticData: { title: 'Destinations' },
}
