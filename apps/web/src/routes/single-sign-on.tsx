import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/settings/single-sign-on` */
export const singleSignOn = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/single-sign-on/single-sign-on-page.tsx')),
    'SingleSignOnPage',
  ),
  staticData: { title: wording.singleSignOnTitle },
}
