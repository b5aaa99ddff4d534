import { lazyRouteComponent } from '@tanstack/react-router'

/** `/accommodations` */
export const accommodations = {
  component: lazyRouteComponent(
    () => import('../features/accommodations/accommodations-page.tsx'),
    'AccommodationsPage',
  ),
  staticData: { title: 'Accommodations' },
}
