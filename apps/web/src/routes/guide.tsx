import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/guides/{uuid}` */
export const guide = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guides/guide-page.tsx')),
    'GuidePage',
  ),
  staticData: { title: 'Travel guide' },
}
