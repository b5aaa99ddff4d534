import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/guides` */
export const guides = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guides/guides-page.tsx')),
    'GuidesPage',
  ),
  staticData: { title: 'Travel Guides' },
}
