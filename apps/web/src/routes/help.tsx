import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'
import * as wording from './wording.ts'

/** `/help` */
export const help = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/support/help-page.tsx')),
    'HelpPage',
  ),
  staticData: { title: wording.helpTitle },
}
