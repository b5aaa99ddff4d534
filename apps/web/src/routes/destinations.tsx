import { lazyRouteComponent } from '@tanstack/react-router'

/** `/destinations` */
export const destinations = {
  component: lazyRouteComponent(() => import('../features/destinations/destinations-page.tsx'), 'DestinationsPage'),
  staticData: { title: 'Destinations' },
}
