import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/destinations/create` */
export const destinationCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/destinations/create-destination-page.tsx')),
    'CreateDestinationPage',
  ),
  staticData: { title: 'New destination' },
}
