import type { faq } from '@sojourn/contract/resources/faq'
import { type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The questions and answers that all users can read on the Help page. */
export const faqResource: WebResource<typeof faq> = {
  name: 'faq',
  plural: 'faqs',
  path: '/faqs',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'platform',
  permissions: { add: 'platform:manage', remove: 'platform:manage' },
  pages: {
    list: () => import('./faqs-page.tsx'),
    create: () => import('./create-faq-page.tsx'),
    record: () => import('./faq-page.tsx'),
  },
}
