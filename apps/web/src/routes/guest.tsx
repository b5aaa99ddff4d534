import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/register` */
export const register = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/register-page.tsx')),
    'RegisterPage',
  ),
  staticData: { title: wording.registerTitle, needsCaptcha: true },
}

/** `/register-company` */
export const registerCompany = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/register-company-page.tsx')),
    'RegisterCompanyPage',
  ),
  staticData: { title: wording.registerCompanyTitle, needsCaptcha: true },
}

/** `/join` */
export const join = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/join-page.tsx')),
    'JoinPage',
  ),
  staticData: { title: wording.joinTitle },
}

/** `/forgot-password` */
export const forgotPassword = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/forgot-password-page.tsx')),
    'ForgotPasswordPage',
  ),
  staticData: { title: wording.forgotPasswordTitle, needsCaptcha: true },
}

/** `/reset-password` */
export const resetPassword = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/reset-password-page.tsx')),
    'ResetPasswordPage',
  ),
  staticData: { title: wording.resetPasswordTitle },
}

/** `/pending-confirm` */
export const pendingConfirm = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/pending-confirm-page.tsx')),
    'PendingConfirmPage',
  ),
  staticData: { title: wording.pendingConfirmTitle },
}
