import { lazyRouteComponent } from '@tanstack/react-router'

/** `/templates/create` */
export const templateCreate = {
  component: lazyRouteComponent(() => import('../features/itineraries/create-template-page.tsx'), 'CreateTemplatePage'),
  staticData: { title: 'New template' },
}
