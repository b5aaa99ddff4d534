import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/` */
export const home = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/home/home-page.tsx')),
    'HomePage',
  ),
  staticData: { title: wording.homeTitle, middleware: ['today'] },
}
