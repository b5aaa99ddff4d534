import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/setup` */
export const setup = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/setup/setup-page.tsx')),
    'SetupPage',
  ),
  staticData: { title: wording.setupTitle },
}
