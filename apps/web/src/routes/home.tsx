import { lazyRouteComponent } from '@tanstack/react-router'

/** `/` */
export const home = {
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
  staticData: { title: 'Home' },
}
