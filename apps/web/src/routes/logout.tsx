import { lazyRouteComponent } from '@tanstack/react-router'

/** `/logout` */
export const logout = {
  component: lazyRouteComponent(() => import('../features/login/logout-page.tsx'), 'LogoutPage'),
  staticData: { title: 'Logging out' },
}
