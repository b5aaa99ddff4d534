import {
  File,
  ArrowLeftRight,
  Banknote,
  BedDouble,
  BookOpen,
  Building2,
  CircleHelp,
  CircleUser,
  Compass,
  Contact,
  HandCoins,
  Images,
  LayoutTemplate,
  LifeBuoy,
  MapPin,
  ReceiptText,
  Route,
  ScrollText,
  Table2,
  NotebookText,
  Truck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

/** The icons of the resources, by name. Apart from `WebResource`, because the login page loads those and shows none of these. */
const icons: Readonly<Record<string, LucideIcon>> = {
  accommodation: BedDouble,
  'company-page': ScrollText,
  contact: Contact,
  destination: MapPin,
  'exchange-rate': ArrowLeftRight,
  excursion: Compass,
  faq: CircleHelp,
  guide: BookOpen,
  invoice: ReceiptText,
  itinerary: Route,
  'media-item': Images,
  payable: HandCoins,
  payment: Banknote,
  'rate-sheet': Table2,
  snippet: NotebookText,
  supplier: Truck,
  'support-request': LifeBuoy,
  template: LayoutTemplate,
  tenant: Building2,
  user: UsersRound,
}

/** The icons of single records that are not those of their lists. */
const recordIcons: Readonly<Record<string, LucideIcon>> = {
  'support-request': CircleHelp,
  user: CircleUser,
}

/** The icon of a resource with this name. */
export const iconOf = (name: string): LucideIcon => icons[name] ?? File

/** The icon of one of its records. */
export const recordIconOf = (name: string): LucideIcon => recordIcons[name] ?? iconOf(name)
