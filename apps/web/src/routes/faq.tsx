import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/faqs/{uuid}` */
export const faqDetail = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/faqs/faq-page.tsx')),
    'FaqPage',
  ),
  staticData: { title: 'Question' },
}
