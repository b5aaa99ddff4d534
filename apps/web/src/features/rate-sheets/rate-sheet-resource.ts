import type { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** What suppliers charge. */
export const rateSheetResource: WebResource<typeof rateSheet> = {
  name: 'rate-sheet',
  plural: 'rate-sheets',
  path: '/rate-sheets',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: { ...usualPermissions('rate-sheets'), read: 'rate-sheets:read' },
  pages: {
    list: () => import('./rate-sheets-page.tsx'),
    create: () => import('./rate-sheet-form.tsx'),
    record: () => import('./rate-sheet-form.tsx'),
  },
  sidebar: { count: 'rateSheets' },
}
