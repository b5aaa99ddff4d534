import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/destinations/{uuid}` */
export const destination = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/destinations/destination-page.tsx')),
    'DestinationPage',
  ),
  staticData: { title: 'Destination' },
}
