import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/templates` */
export const templates = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/itineraries/templates-page.tsx')),
    'TemplatesPage',
  ),
  staticData: { title: 'Templates' },
}
