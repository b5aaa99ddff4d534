import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/logout` */
export const logout = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/login/logout-page.tsx')),
    'LogoutPage',
  ),
  staticData: { title: wording.logoutTitle },
}
