import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/contacts/create` */
export const contactCreate = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/contacts/create-contact-page.tsx')),
    'CreateContactPage',
  ),
  staticData: { title: 'New contact' },
}
