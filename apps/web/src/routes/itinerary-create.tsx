import { lazyRouteComponent } from '@tanstack/react-router'

/** `/itineraries/create` */
export const itineraryCreate = {
  component: lazyRouteComponent(
    () => import('../features/itineraries/create-itinerary-page.tsx'),
    'CreateItineraryPage',
  ),
  staticData: { title: 'New itinerary' },
}
