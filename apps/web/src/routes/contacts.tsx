import { lazyRouteComponent } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

/** `/contacts` */
export const contacts = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/contacts/contacts-page.tsx')),
    'ContactsPage',
  ),
  staticData: { title: 'Contacts' },
}
