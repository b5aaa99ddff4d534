import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/profile` */
export const profile = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/profile/profile-page.tsx')),
    'ProfilePage',
  ),
  staticData: { title: wording.profileTitle },
}
