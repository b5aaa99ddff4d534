import { Route } from 'lucide-react'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'

/** All itineraries of the company. The app's registry adds the editor, which features may not import. */
export const itineraryResource: WebResource<typeof itinerary> = {
  name: 'itinerary',
  plural: 'itineraries',
  path: '/itineraries',
  title: 'Itineraries',
  one: 'itinerary',
  many: 'itineraries',
  icon: Route,
  of: 'company',
  permissions: usualPermissions('itineraries'),
  pages: {
    list: () => import('./itineraries-page.tsx'),
    create: () => import('./create-itinerary-page.tsx'),
  },
  sidebar: { count: 'itineraries' },
  offline: 'lists',
  usedAs: { one: 'itinerary or template', many: 'itineraries and templates' },
}
