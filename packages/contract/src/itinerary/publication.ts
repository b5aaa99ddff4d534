import type { Location, Money } from '../kit/values.ts'
import type { RichText } from '../kit/rich-text.ts'
import type { PublishedCompany } from '../site/published-company.ts'
import type { Reading } from '../site/reading.ts'
import type { Picture } from '../kit/picture.ts'
import type { SectionKey } from '../document/section-keys.ts'
import type { SegmentDocumentKind } from '../document/segment-document-kinds.ts'
import type { SegmentKind } from '../document/segment-kinds.ts'
import type { StayField } from '../document/stay-fields.ts'
import type { People } from './stay-travellers.ts'
import type { Option } from './client-choices.ts'
import type { Difference } from './itinerary-price.ts'

/**
 * What a traveller may see of an itinerary, and everything that the page and the brochure are rendered from. It is an
 * allow-list: there are no fields for net prices, internal notes, suppliers and travellers' personal data.
 */
export type Publication = {
  version: 1
  title: string
  subtitle: string | null
  summary: RichText | null
  highlights: string[]
  travelStyles: string[]
  /** BCP 47. Missing if none was set: it is then derived from the text and the company's language. */
  language?: string
  /** First and last day, `YYYY-MM-DD`; null while dates are open. */
  startDate: string | null
  endDate: string | null
  dayCount: number
  nights: number
  party: { adults: number; children: number; infants: number }
  company: PublishedCompany
  /** The travellers' contact person at the company. */
  designer: { name: string; jobTitle: string | null; email: string; phone: string | null } | null
  cover: Picture | null
  gallery: Picture[]
  theme: 'editorial' | 'classic' | 'minimal'
  /** The sections that are shown, in order. */
  sections: SectionKey[]
  days: PublishedDay[]
  stays: PublishedStay[]
  /** Stops of the route in travel order. Consecutive equal places are one stop. */
  route: RouteStop[]
  price: PublishedPrice | null
  terms: RichText | null
  documents: PublishedDocument[]
  /** Travel guides and company pages published with the itinerary, in order. */
  guides: Reading[]
  pages: Reading[]
}

/** A file that travellers can open. `media` is the uuid of its media item. */
export type PublishedDocument = { media: string; title: string }

export type PublishedDay = {
  /** From 1. */
  n: number
  date: string | null
  title: string | null
  routeLine: string | null
  description: RichText | null
  place: string | null
  hero: Picture | null
  meals: { breakfast: boolean; lunch: boolean; dinner: boolean }
  /** All accommodations of the night, by the first night. Older publications have only one, in `stay`. */
  stays?: PublishedNight[]
  stay?: PublishedNight | null
  segments: PublishedSegment[]
}

/** For a stay: the number of travellers if it is not for all, and `inclusion` if the client arranges it. */
export type PublishedOfStay = { people?: People; inclusion?: 'own_arrangement' }

/** A night at an accommodation. */
export type PublishedNight = PublishedOfStay & { title: string; board: string | null; firstNight: boolean }

/** Texts of its accommodation. Publications from before a field was added do not have it. */
type PublishedOfAccommodation = { [F in StayField]?: string | null }

export type PublishedSegment = PublishedOfAccommodation & {
  uuid: string
  kind: SegmentKind
  title: string
  description: RichText | null
  note: string | null
  /** If it differs from the date of its day: beyond the date line. */
  date?: string
  /** For a stay: the number of people, if it is not for all. */
  people?: People
  /** Local times, `HH:MM`; `endDayOffset` counts days from the start. */
  startTime: string | null
  endTime: string | null
  endDayOffset: number
  /** IANA zones of the start and, if different, of the end. Older publications have neither. */
  timezone?: string | null
  endTimezone?: string | null
  durationMin: number | null
  location: Location | null
  origin: Location | null
  destination: Location | null
  distanceKm: number | null
  carrier: string | null
  number: string | null
  class: string | null
  /** Only of transport. Older publications have none of these four. */
  originTerminal?: string | null
  destinationTerminal?: string | null
  /** The seats of all travellers and what baggage they may bring, without names. */
  seats?: string[]
  baggage?: string[]
  nights: number
  rooms: { type: string; count: number }[]
  /** Files that travellers can open. Missing if there are none. */
  documents?: (PublishedDocument & { kind: SegmentDocumentKind })[]
  included: string[]
  excluded: string[]
  pictures: Picture[]
  inclusion: 'included' | 'optional' | 'own_arrangement'
  /** For segments that are not booked but can be; null or missing for those that are part of the itinerary. */
  choice?: PublishedChoice | null
  /** For what the client can take or leave on the page. Older publications have none, so nothing can be chosen there. */
  option?: Option
}

/** Something that the client can add, or choose instead of what is booked. */
export type PublishedChoice = {
  kind: 'optional' | 'alternative'
  /** The title of the segment that an alternative replaces. */
  insteadOf: string | null
  /** How much it changes the price, per traveller if the price is per person; null if no prices are shown. */
  difference: Difference | null
}

export type PublishedStay = PublishedOfStay & {
  title: string
  fromDay: number
  nights: number
  place: string | null
  board: string | null
  rooms: { type: string; count: number }[]
  picture: Picture | null
}

export type RouteStop = { label: string; lat: number; lng: number; day: number; nights: number; country: string | null }

export type PublishedPrice = {
  mode: 'on_request' | 'total' | 'per_person' | 'per_traveller' | 'itemised'
  /** What travellers pay in total or per person, by mode; null on request. */
  amount: Money | null
  /** What all travellers pay together. Older publications do not have it. */
  total?: Money | null
  /** What each paying traveller pays; null if one person pays everything, or if the price is per traveller. */
  perPerson: Money | null
  /** Whether `perPerson` is rounded and the shares do not add up to the total. */
  perPersonIsRounded?: boolean
  /** Segments or travellers, by mode. The lines add up to the total. */
  lines: { title: string; amount: Difference }[]
  includes: RichText | null
  excludes: RichText | null
  /** The company's bank details; missing if no payment is due. */
  bankDetails?: string | null
  deposit: { amount: Money | null; percentBps: number | null; due: string | null } | null
  schedule: { label: string; amount: Money; due: string | null }[]
  validUntil: string | null
}
