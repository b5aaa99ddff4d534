import { lazyRouteComponent } from '@tanstack/react-router'

/** `/contacts` */
export const contacts = {
  component: lazyRouteComponent(() => import('../features/contacts/contacts-page.tsx'), 'ContactsPage'),
  staticData: { title: 'Contacts' },
}
