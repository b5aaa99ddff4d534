import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/page-code.ts'

/** `/login` */
export const login = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/login/login-page.tsx')),
    'LoginPage',
  ),
  staticData: { title: 'Log in', isFullWidth: true },
}
