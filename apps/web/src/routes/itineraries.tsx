import { lazyRouteComponent } from '@tanstack/react-router'

/** `/itineraries` */
export const itineraries = {
  component: lazyRouteComponent(() => import('../features/itineraries/itineraries-page.tsx'), 'ItinerariesPage'),
  staticData: { title: 'Itineraries' },
}
