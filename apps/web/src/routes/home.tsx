import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/` */
export const home = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/home/home-page.tsx')),
    'HomePage',
  ),
  staticData: { title: 'Home', middleware: ['today'] },
}
