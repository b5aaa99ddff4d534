import { lazyRouteComponent } from '@tanstack/react-router'

/** `/templates` */
export const templates = {
  component: lazyRouteComponent(() => import('../features/itineraries/templates-page.tsx'), 'TemplatesPage'),
  staticData: { title: 'Templates' },
}
