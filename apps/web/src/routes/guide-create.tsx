import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/guides/create` */
export const guideCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guides/create-guide-page.tsx')),
    'CreateGuidePage',
  ),
  staticData: { title: 'New travel guide' },
}
