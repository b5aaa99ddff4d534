import type { SearchHit } from '@sojourn/contract/search'
import type { LucideIcon } from 'lucide-react'
import {
  BedDouble,
  BookOpen,
  CircleHelp,
  CircleUser,
  Compass,
  Contact,
  Images,
  LayoutTemplate,
  MapPin,
  Route,
  ScrollText,
  Truck,
} from 'lucide-react'

/** How the palette shows a kind of record, and where its records are. */
type Look = { title: string; path: string; icon: LucideIcon }

const looks: Readonly<Record<string, Look>> = {
  itinerary: { title: 'Itineraries', path: '/itineraries', icon: Route },
  template: { title: 'Templates', path: '/templates', icon: LayoutTemplate },
  destination: { title: 'Destinations', path: '/destinations', icon: MapPin },
  accommodation: { title: 'Accommodations', path: '/accommodations', icon: BedDouble },
  excursion: { title: 'Excursions', path: '/excursions', icon: Compass },
  'media-item': { title: 'Media Library', path: '/media', icon: Images },
  contact: { title: 'Contacts', path: '/contacts', icon: Contact },
  guide: { title: 'Travel Guides', path: '/guides', icon: BookOpen },
  supplier: { title: 'Suppliers', path: '/suppliers', icon: Truck },
  'company-page': { title: 'Company Pages', path: '/company-pages', icon: ScrollText },
  user: { title: 'Users', path: '/users', icon: CircleUser },
  'support-request': { title: 'Support', path: '/support', icon: CircleHelp },
}

/** The kind of a record that was found; templates are a kind of their own. */
export const kindOf = ({ resource, isTemplate }: SearchHit): string => (isTemplate ? 'template' : resource)

/** How a kind of record looks; null for one that has no page. */
export const lookOf = (kind: string): Look | null => looks[kind] ?? null

/** The page of a record. A media item has none: the library shows what bears its name. */
export const hrefOf = (hit: SearchHit): string | null => {
  const path = lookOf(kindOf(hit))?.path
  if (!path) return null
  return hit.resource === 'media-item' ? `${path}?q=${encodeURIComponent(hit.title)}` : `${path}/${hit.uuid}`
}
