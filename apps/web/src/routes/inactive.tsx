import { lazyRouteComponent } from '@tanstack/react-router'

/** `/inactive` */
export const inactive = {
  component: lazyRouteComponent(() => import('../features/account/inactive-page.tsx'), 'InactivePage'),
  staticData: { title: 'No access yet' },
}
