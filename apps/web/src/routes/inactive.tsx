import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/inactive` */
export const inactive = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/account/inactive-page.tsx')),
    'InactivePage',
  ),
  staticData: { title: wording.inactiveTitle },
}
