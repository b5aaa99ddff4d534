import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/login` */
export const login = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/login/login-page.tsx')),
    'LoginPage',
  ),
  staticData: { title: wording.loginTitle, isFullWidth: true },
}

/** `/login/company/{uuid}`: where a company's provider sends people back to. */
export const companyLogin = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/company-login-page.tsx')),
    'CompanyLoginPage',
  ),
  staticData: { title: wording.loginTitle },
}
