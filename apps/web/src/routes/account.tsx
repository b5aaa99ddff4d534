import { lazyRouteComponent } from '@tanstack/react-router'

/** `/account` */
export const account = {
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
  staticData: { title: 'Account' },
}
