import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/account'
import type { LucideIcon } from 'lucide-react'
import {
  BedDouble,
  BookOpen,
  Building2,
  CircleQuestionMark,
  Compass,
  Contact,
  CreditCard,
  Images,
  Inbox,
  LayoutTemplate,
  MapPin,
  MessageCircleQuestionMark,
  Route,
  ScrollText,
  Settings,
  Truck,
  Users,
} from 'lucide-react'

/** One resource in the sidebar. */
export type SidebarEntry = {
  path: string
  title: string
  /** What *Add* adds. */
  one: string
  /** Where *Add* leads; to the page that creates one where it is left out. */
  addHref?: string
  count: keyof ResourceCount
  icon: LucideIcon
  addWith: Permission
  /** Who has it at all; without one every member. */
  seenWith?: Permission
}

/** The resources in the order in which people use them. */
export const sidebarEntries: readonly SidebarEntry[] = [
  {
    path: '/itineraries',
    title: 'Itineraries',
    one: 'itinerary',
    count: 'itineraries',
    icon: Route,
    addWith: 'itineraries:create',
  },
  {
    path: '/templates',
    title: 'Templates',
    one: 'template',
    count: 'templates',
    icon: LayoutTemplate,
    addWith: 'itineraries:create',
  },
  {
    path: '/destinations',
    title: 'Destinations',
    one: 'destination',
    count: 'destinations',
    icon: MapPin,
    addWith: 'destinations:create',
  },
  {
    path: '/accommodations',
    title: 'Accommodations',
    one: 'accommodation',
    count: 'accommodations',
    icon: BedDouble,
    addWith: 'accommodations:create',
  },
  {
    path: '/excursions',
    title: 'Excursions',
    one: 'excursion',
    count: 'excursions',
    icon: Compass,
    addWith: 'excursions:create',
  },
  {
    path: '/media',
    title: 'Media Library',
    one: 'media file',
    addHref: '/media?upload',
    count: 'media',
    icon: Images,
    addWith: 'media:create',
  },
  {
    path: '/contacts',
    title: 'Contacts',
    one: 'contact',
    count: 'contacts',
    icon: Contact,
    addWith: 'contacts:create',
  },
  {
    path: '/guides',
    title: 'Travel Guides',
    one: 'travel guide',
    count: 'guides',
    icon: BookOpen,
    addWith: 'guides:create',
  },
  {
    path: '/suppliers',
    title: 'Suppliers',
    one: 'supplier',
    count: 'suppliers',
    icon: Truck,
    addWith: 'suppliers:create',
    seenWith: 'suppliers:read',
  },
  {
    path: '/company-pages',
    title: 'Company Pages',
    one: 'company page',
    count: 'companyPages',
    icon: ScrollText,
    addWith: 'company-pages:create',
  },
]

type PageLink = { path: string; title: string; icon: LucideIcon }

/** What Admins see below the resources. */
export const adminLinks: readonly PageLink[] = [
  { path: '/settings', title: 'Settings', icon: Settings },
  { path: '/account', title: 'Manage Account', icon: CreditCard },
  { path: '/users', title: 'Users', icon: Users },
  { path: '/help', title: 'Help', icon: CircleQuestionMark },
]

/** What only super admins see. */
export const platformLinks: readonly PageLink[] = [
  { path: '/tenants', title: 'All Tenants', icon: Building2 },
  { path: '/faqs', title: 'FAQS', icon: MessageCircleQuestionMark },
]

/** What they see beside it in a demonstration. */
export const demoLinks: readonly PageLink[] = [{ path: '/outbox', title: 'Outbox', icon: Inbox }]
