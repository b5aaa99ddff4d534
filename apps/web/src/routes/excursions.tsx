import { lazyRouteComponent } from '@tanstack/react-router'

/** `/excursions` */
export const excursions = {
  component: lazyRouteComponent(() => import('../features/excursions/excursions-page.tsx'), 'ExcursionsPage'),
  staticData: { title: 'Excursions' },
}
