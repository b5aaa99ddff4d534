import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/contacts/{uuid}` */
export const contact = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/contacts/contact-page.tsx')),
    'ContactPage',
  ),
  staticData: { title: 'Contact' },
}
