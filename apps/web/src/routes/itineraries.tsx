import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/itineraries` */
export const itineraries = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/itineraries/itineraries-page.tsx')),
    'ItinerariesPage',
  ),
  staticData: { title: 'Itineraries' },
}
