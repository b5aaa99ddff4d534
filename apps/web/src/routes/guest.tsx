import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/register` */
export const register = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/register-page.tsx')),
    'RegisterPage',
  ),
  staticData: { title: 'Register', needsCaptcha: true },
}

/** `/register-company` */
export const registerCompany = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/register-company-page.tsx')),
    'RegisterCompanyPage',
  ),
  staticData: { title: 'Register a company', needsCaptcha: true },
}

/** `/join` */
export const join = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/join-page.tsx')),
    'JoinPage',
  ),
  staticData: { title: 'Join a company' },
}

/** `/forgot-password` */
export const forgotPassword = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/forgot-password-page.tsx')),
    'ForgotPasswordPage',
  ),
  staticData: { title: 'Forgotten password', needsCaptcha: true },
}

/** `/reset-password` */
export const resetPassword = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/reset-password-page.tsx')),
    'ResetPasswordPage',
  ),
  staticData: { title: 'Choose a new password' },
}

/** `/pending-confirm` */
export const pendingConfirm = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/guest/pending-confirm-page.tsx')),
    'PendingConfirmPage',
  ),
  staticData: { title: 'Confirm your address' },
}
