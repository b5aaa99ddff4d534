import type { guide } from '@sojourn/contract/resources/guide'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** Texts for travellers and for members of the company. */
export const guideResource: WebResource<typeof guide> = {
  name: 'guide',
  plural: 'guides',
  path: '/guides',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('guides'),
  pages: {
    list: () => import('./guides-page.tsx'),
    create: () => import('./guide-form.tsx'),
    record: () => import('./guide-form.tsx'),
  },
  shortForm: () => import('./guide-short-form.tsx'),
  sidebar: { count: 'guides' },
  offline: 'lists and records',
}
