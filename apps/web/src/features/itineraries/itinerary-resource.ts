import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'
import * as wording from './resource/wording.ts'

/** All itineraries of the company. The app's registry adds the editor, which features may not import. */
export const itineraryResource: WebResource<typeof itinerary> = {
  name: 'itinerary',
  plural: 'itineraries',
  path: '/itineraries',
  title: wording.title,
  one: wording.one,
  many: wording.many,
  of: 'company',
  permissions: usualPermissions('itineraries'),
  pages: {
    list: () => import('./itineraries-page.tsx'),
    create: () => import('./create-itinerary-page.tsx'),
  },
  sidebar: { count: 'itineraries' },
  offline: 'lists',
  usedAs: { one: wording.oneOrTemplate, many: wording.manyOrTemplates },
}
