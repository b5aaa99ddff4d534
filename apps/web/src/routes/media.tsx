import { lazyRouteComponent } from '@tanstack/react-router'

/** `/media` */
export const media = {
  component: lazyRouteComponent(() => import('../features/media/media-page.tsx'), 'MediaPage'),
  staticData: { title: 'Media library' },
}
