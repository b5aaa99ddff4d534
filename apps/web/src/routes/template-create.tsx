import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/templates/create` */
export const templateCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/itineraries/create-template-page.tsx')),
    'CreateTemplatePage',
  ),
  staticData: { title: 'New template' },
}
