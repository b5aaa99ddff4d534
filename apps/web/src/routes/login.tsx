import { lazyRouteComponent } from '@tanstack/react-router'

/** `/login` */
export const login = {
  component: lazyRouteComponent(() => import('../features/login/login-page.tsx'), 'LoginPage'),
  staticData: { title: 'Log in' },
}
