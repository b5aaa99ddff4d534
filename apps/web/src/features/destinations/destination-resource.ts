import { MapPin } from 'lucide-react'
import type { destination } from '@sojourn/contract/resources/destination'
import { usualPermissions, type WebResource } from '../../data/web-resource.ts'

/** The company’s destinations. */
export const destinationResource: WebResource<typeof destination> = {
  name: 'destination',
  plural: 'destinations',
  path: '/destinations',
  title: 'Destinations',
  one: 'destination',
  many: 'destinations',
  icon: MapPin,
  of: 'company',
  permissions: usualPermissions('destinations'),
  pages: {
    list: () => import('./destinations-page.tsx'),
    create: () => import('./destination-form.tsx'),
    record: () => import('./destination-form.tsx'),
  },
  sidebar: { count: 'destinations' },
  offline: 'lists and records',
}
