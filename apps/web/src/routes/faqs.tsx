import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/faqs` */
export const faqs = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/faqs/faqs-page.tsx')),
    'FaqsPage',
  ),
  staticData: { title: 'FAQS' },
}
