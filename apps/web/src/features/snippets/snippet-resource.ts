import type { snippet } from '@sojourn/contract/resources/snippet'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** Texts that members write once and insert into other texts. */
export const snippetResource: WebResource<typeof snippet> = {
  name: 'snippet',
  plural: 'snippets',
  path: '/snippets',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('snippets'),
  pages: {
    list: () => import('./snippets-page.tsx'),
    create: () => import('./snippet-form.tsx'),
    record: () => import('./snippet-form.tsx'),
  },
  sidebar: { count: 'snippets' },
  offline: 'lists and records',
}
