import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/account` */
export const account = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/account/account-page.tsx')),
    'AccountPage',
  ),
  staticData: { title: wording.accountTitle },
}
