import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** The company’s images and documents, which open in a dialog over their list. */
export const mediaItemResource: WebResource<typeof mediaItem> = {
  name: 'media-item',
  plural: 'media',
  path: '/media',
  title: wording.listTitle,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('media'),
  pages: { list: () => import('./media-page.tsx') },
  sidebar: { count: 'media', one: wording.sidebarOne, addHref: '/media?upload' },
  pageTitles: { list: wording.listPageTitle },
  offline: 'lists and records',
}
