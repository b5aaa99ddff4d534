import { Images } from 'lucide-react'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'

/** The company’s images and documents, which open in a dialog over their list. */
export const mediaItemResource: WebResource<typeof mediaItem> = {
  name: 'media-item',
  plural: 'media',
  path: '/media',
  title: 'Media Library',
  one: 'file',
  many: 'files',
  icon: Images,
  of: 'company',
  permissions: usualPermissions('media'),
  pages: { list: () => import('./media-page.tsx') },
  sidebar: { count: 'media', one: 'media file', addHref: '/media?upload' },
  pageTitles: { list: 'Media library' },
  offline: 'lists and records',
}
