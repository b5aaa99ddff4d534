import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/media` */
export const media = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/media/media-page.tsx')),
    'MediaPage',
  ),
  staticData: { title: 'Media library' },
}
