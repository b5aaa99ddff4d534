import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/faqs/create` */
export const faqCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/faqs/create-faq-page.tsx')),
    'CreateFaqPage',
  ),
  staticData: { title: 'New question' },
}
