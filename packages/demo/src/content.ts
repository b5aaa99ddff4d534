import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import type { TravellerDetails } from '@sojourn/contract/traveller-form'
import type { resources } from '@sojourn/contract'
import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import type { Status } from '@sojourn/contract/document/statuses'
import type { SegmentInput } from '@sojourn/contract/document/document'
import type { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { companyPage } from '@sojourn/contract/resources/company-page'
import type { destination } from '@sojourn/contract/resources/destination'
import type { excursion } from '@sojourn/contract/resources/excursion'
import type { guide } from '@sojourn/contract/resources/guide'
import type { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import type { supplier } from '@sojourn/contract/resources/supplier'

type DestinationInput = CreateInput<typeof destination>
type AccommodationInput = CreateInput<typeof accommodation>
type ExcursionInput = CreateInput<typeof excursion>
type SupplierInput = CreateInput<typeof supplier>
type LineInput = NonNullable<CreateInput<typeof rateSheet>['lines']>[number]
type GuideInput = CreateInput<typeof guide>
type PageInput = CreateInput<typeof companyPage>

/** A position as [latitude, longitude], at most 6 decimals. */
type Position = readonly [number, number]
/** A place, by its name and position. */
export type Spot = { label: string; at: Position }

export const facts = [
  'general',
  'visa',
  'health',
  'safety',
  'climate',
  'cuisine',
  'dress',
  'transport',
  'banking',
  'electricity',
] as const

/**
 * The content of a demo company, as plain data. Records refer to each other by `key`, and to images by the name of their
 * landscape. Amounts are in minor units of the company's currency. Every text is a list of paragraphs.
 */
export type DemoContent = {
  destinations: readonly DestinationContent[]
  accommodations: readonly AccommodationContent[]
  excursions: readonly ExcursionContent[]
  itineraries: readonly ItineraryContent[]
  suppliers?: readonly SupplierContent[]
  guides?: readonly GuideContent[]
  pages?: readonly PageContent[]
} & PlainContent

/**
 * Resources whose demo content has its own shape. Images are created with the records that show them, invoices
 * and payments from the payment schedules of itineraries, support requests separately.
 */
export const shapedResources = [
  'accommodation',
  'companyPage',
  'destination',
  'excursion',
  'guide',
  'invoice',
  'itinerary',
  'mediaItem',
  'payment',
  'supplier',
  'supportRequest',
] as const
type PlainResources = Omit<typeof resources, (typeof shapedResources)[number]>

/**
 * The other resources, by their plural. Their records are those of the contract, but refer to others by `key` and to images by
 * their landscape. A record may refer to those before it.
 */
type PlainContent = {
  readonly [Name in keyof PlainResources as PlainResources[Name]['plural']]?: readonly (CreateInput<
    PlainResources[Name]
  > & { key: string })[]
}
export type PlainRecords<Name extends keyof PlainContent> = NonNullable<PlainContent[Name]>

export type SupplierContent = Pick<
  SupplierInput,
  'name' | 'legalName' | 'kinds' | 'status' | 'email' | 'phone' | 'emergencyPhone' | 'commissionBps' | 'rating'
> & {
  key: string
  at: Spot
  country: string
  timezone: string
  /** Payment terms in days. */
  terms?: number
  /** Days from today until the insurance expires. */
  insuranceUntil?: number
  notes: readonly string[]
  /** Keys of the accommodations and excursions that they own or run. */
  accommodations: readonly string[]
  excursions: readonly string[]
  /** What they offer besides these. */
  services?: readonly ServiceContent[]
}

/** A service with its net price. With `bySeason`, the price is that of the cheapest season. */
export type ServiceContent = Pick<LineInput, 'per' | 'perTime' | 'capacity' | 'minNights'> & {
  kind: Kind
  name: string
  price: number
  childPrice?: number
  bySeason?: boolean
}

export type GuideContent = Pick<GuideInput, 'title' | 'kind' | 'languages' | 'audience' | 'status'> & {
  key: string
  destinations: readonly string[]
  cover?: string
  validForDays?: number
  sections: readonly { heading: string; body: readonly string[] }[]
}

/**
 * A page of a company. Each block has a single key, which is its type. Images are referred to by the name of their landscape.
 */
export type PageContent = Pick<PageInput, 'slug' | 'title' | 'kind' | 'status' | 'navOrder' | 'seo'> & {
  key: string
  blocks: readonly BlockContent[]
}
export type BlockContent =
  | { hero: { title: string; subtitle?: string; picture: string } }
  | { text: readonly string[] }
  | { image: string }
  | { gallery: readonly string[] }
  | { team: { title: string; members: readonly { name: string; role: string; about: string }[] } }
  | { destinations: { title: string; keys: readonly string[] } }
  | { journeys: { title: string; keys: readonly string[] } }
  | { faq: { title: string; items: readonly { question: string; answer: string }[] } }
  | { enquiry: { title: string; intro: string } }
  | { quote: { text: string; author: string } }

/** Time zone, currency and languages default to those of the parent. Parents precede their children. */
export type DestinationContent = {
  key: string
  parent?: string
  name: string
  kind: NonNullable<DestinationInput['kind']>
  country: string
  at: Position
  timezone?: string
  currency?: string
  languages?: string[]
  description: readonly string[]
  facts?: Partial<Record<(typeof facts)[number], string>>
  bestMonths: number[]
  highlights: string[]
  pictures: readonly string[]
}

export type AccommodationContent = {
  key: string
  name: string
  type: NonNullable<AccommodationInput['type']>
  destination: string
  place: Spot
  teaser: string
  description: readonly string[]
  stars?: number
  roomCount: number
  checkIn: string
  checkOut: string
  minChildAge?: number
  languages: string[]
  suitedFor: string[]
  facilities: string[]
  accessibility?: AccommodationInput['accessibility']
  rooms: NonNullable<AccommodationInput['rooms']>
  board: NonNullable<AccommodationInput['defaultBoard']>
  phone: string
  closedSeasons?: AccommodationInput['closedSeasons']
  priceFrom: number
  priceUnit: NonNullable<AccommodationInput['priceFromUnit']>
  pictures: readonly string[]
}

export type ExcursionContent = {
  key: string
  name: string
  category: NonNullable<ExcursionInput['category']>
  destination: string
  meet: Spot
  end?: Spot
  description: readonly string[]
  minutes: number
  difficulty?: number
  /** Minimum and maximum number of people. */
  pax: readonly [number, number]
  minAge?: number
  days?: ExcursionInput['operatingDays']
  starts: string[]
  season?: ExcursionInput['season']
  included: string[]
  excluded?: string[]
  bring: string[]
  languages?: string[]
  accessibility?: string[]
  priceFrom: number
  priceUnit?: NonNullable<ExcursionInput['priceFromUnit']>
  pictures: readonly string[]
}

/** An itinerary, or a template if it has no `status`. Days are relative to the day on which the demo is loaded. */
export type ItineraryContent = {
  key: string
  title: string
  reference?: string
  subtitle: string
  summary: readonly string[]
  highlights: string[]
  travelStyles: string[]
  tags?: string[]
  cover: string
  gallery?: readonly string[]
  status?: Status
  /** Why an itinerary was cancelled or lost. */
  reason?: string
  /** Days until the first day of the itinerary; omitted while dates are open. */
  startsIn?: number
  heldForDays?: number
  isPublished?: boolean
  /** Its texts in other languages, each by the original. */
  translations?: Readonly<Partial<Record<TranslationLanguage, Readonly<Record<string, string>>>>>
  /** Email address of the demo user who owns the itinerary; by default the owner of the company. */
  soldBy?: string
  party: { adults: number; children?: number; childAges?: number[] }
  client?: string
  agency?: string
  travellers?: readonly { contact: string; role: 'lead' | 'guest' | 'payer' | 'leader'; room?: string }[]
  /** The travellers who were asked for their details, with what they answered; null for those who have not answered. */
  details?: readonly { contact: string; answers: Partial<TravellerDetails> | null }[]
  price?: PriceContent
  terms?: readonly string[]
  theme?: 'editorial' | 'classic' | 'minimal'
  /** Keys of guides and pages that are published with it. */
  guides?: readonly string[]
  pages?: readonly string[]
  /** The default booking status of its segments. */
  booking?: NonNullable<SegmentInput['bookingStatus']>
  days: readonly DayContent[]
}

export type PriceContent = {
  mode: 'none' | 'on_request' | 'total' | 'itemised'
  markupBps: number
  roundTo: number
  display?: number
  includes?: readonly string[]
  excludes?: readonly string[]
  deposit?: { percentBps: number; dueIn: number }
  schedule?: readonly { label: string; amount: number; dueIn: number }[]
  validForDays?: number
}

export type DayContent = {
  title: string
  route: string
  text: readonly string[]
  destination: string
  hero: string
  notesInternal?: string
  segments: readonly SegmentContent[]
}

type Kind = (typeof segmentKinds)[number]
type Journey = 'flight' | 'train' | 'bus' | 'ferry' | 'cruise' | 'transfer' | 'drive'

type AnySegment = Pick<
  SegmentInput,
  'startTime' | 'endTime' | 'notesClient' | 'notesInternal' | 'confirmationNo' | 'quantity' | 'unit' | 'inclusion'
> & {
  booking?: SegmentInput['bookingStatus']
  net?: number
}

/** Nights in an accommodation of the library. */
export type StayContent = AnySegment & {
  stay: string
  nights: number
  rooms: NonNullable<SegmentInput['rooms']>
  board?: SegmentInput['board']
}
/** An activity from the library. */
export type ActivityContent = AnySegment & { excursion: string }
/** Transport from one place to another. `from` and `to` are keys of a place or an accommodation. */
export type JourneyContent = AnySegment &
  Pick<
    SegmentInput,
    'carrier' | 'number' | 'class' | 'originTerminal' | 'destinationTerminal' | 'distanceKm' | 'endDayOffset'
  > & {
    journey: Journey
    title: string
    text?: readonly string[]
    from: string
    to: string
    minutes?: number
    included?: string[]
    pictures?: readonly string[]
  }
/** Any other segment at a place. */
export type OccasionContent = AnySegment & {
  occasion: Exclude<Kind, Journey | 'accommodation' | 'excursion'>
  title: string
  text?: readonly string[]
  place?: Spot
  minutes?: number
  included?: string[]
  pictures?: readonly string[]
}
export type SegmentContent = StayContent | ActivityContent | JourneyContent | OccasionContent
