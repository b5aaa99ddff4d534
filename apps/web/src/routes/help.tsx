import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/help` */
export const help = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/support/help-page.tsx')),
    'HelpPage',
  ),
  staticData: { title: 'Help' },
}
