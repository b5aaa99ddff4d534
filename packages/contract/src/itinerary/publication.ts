import type { Location, Money } from '../kit/values.ts'
import type { RichText } from '../kit/rich-text.ts'
import type { PublishedCompany } from '../site/published-company.ts'
import type { Reading } from '../site/reading.ts'
import type { Picture } from '../kit/picture.ts'
import type { SectionKey } from '../document/section-keys.ts'
import type { SegmentKind } from '../document/segment-kinds.ts'
import type { StayField } from '../document/stay-fields.ts'
import type { People } from './stay-travellers.ts'
import type { Difference } from './itinerary-price.ts'

/**
 * What a traveller may see of an itinerary, and all that the page and the brochure are made from. It is an allow-list:
 * net prices, internal notes, suppliers and travellers' personal data have no place here to be copied to.
 */
export type Publication = {
  version: 1
  title: string
  subtitle: string | null
  summary: RichText | null
  highlights: string[]
  travelStyles: string[]
  /** BCP 47; missing if none was chosen: it then follows from the text and the company's language. */
  language?: string
  /** First and last day, `YYYY-MM-DD`; null while dates are open. */
  startDate: string | null
  endDate: string | null
  dayCount: number
  nights: number
  party: { adults: number; children: number; infants: number }
  company: PublishedCompany
  /** Who at the company answers questions. */
  designer: { name: string; jobTitle: string | null; email: string; phone: string | null } | null
  cover: Picture | null
  gallery: Picture[]
  theme: 'editorial' | 'classic' | 'minimal'
  /** The parts that show, in order. */
  sections: SectionKey[]
  days: PublishedDay[]
  stays: PublishedStay[]
  /** Stops of the route in travelling order; consecutive equal places are one stop. */
  route: RouteStop[]
  price: PublishedPrice | null
  terms: RichText | null
  documents: { media: string; title: string }[]
  /** Travel guides and company pages to read along, in their order. */
  guides: Reading[]
  pages: Reading[]
}

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
  /** Where the night is spent: every place, by the first night. Publications from before have one in `stay` alone. */
  stays?: PublishedNight[]
  stay?: PublishedNight | null
  segments: PublishedSegment[]
}

/** Of a stay: for how many of the travellers, where it is not for all; and `inclusion` where the client arranges it. */
export type PublishedOfStay = { people?: People; inclusion?: 'own_arrangement' }

/** A night at a place. */
export type PublishedNight = PublishedOfStay & { title: string; board: string | null; firstNight: boolean }

/** Texts of its accommodation; publications from before a field was added do not have it. */
type PublishedOfAccommodation = { [F in StayField]?: string | null }

export type PublishedSegment = PublishedOfAccommodation & {
  uuid: string
  kind: SegmentKind
  title: string
  description: RichText | null
  note: string | null
  /** Where it is another date than that of its day: beyond the date line. */
  date?: string
  /** Of a stay: for how many, where it is not for all. */
  people?: People
  /** Local times, `HH:MM`; `endDayOffset` counts days from the start. */
  startTime: string | null
  endTime: string | null
  endDayOffset: number
  /** IANA zones of the start and of an end elsewhere; publications from before they were published have neither. */
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
  nights: number
  rooms: { type: string; count: number }[]
  included: string[]
  excluded: string[]
  pictures: Picture[]
  inclusion: 'included' | 'optional' | 'own_arrangement'
  /** Of what is not booked but can be: null or missing for what is part of the itinerary. */
  choice?: PublishedChoice | null
}

/** Something the client can add, or take instead of what is booked. */
export type PublishedChoice = {
  kind: 'optional' | 'alternative'
  /** The title of what an alternative replaces. */
  insteadOf: string | null
  /** How much the price changes by it, for each traveller where the price is per person; null where no price is told. */
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
  mode: 'on_request' | 'total' | 'per_person' | 'itemised'
  /** What the traveller pays in all, or each, by mode; null on request. */
  amount: Money | null
  /** What all travellers pay together; missing in publications from before it was published. */
  total?: Money | null
  /** What each paying traveller pays; null where one person pays all. */
  perPerson: Money | null
  /** Whether `perPerson` is rounded and does not add up to the total. */
  perPersonIsRounded?: boolean
  /** They add up to the total. */
  lines: { title: string; amount: Difference }[]
  includes: RichText | null
  excludes: RichText | null
  /** Where it is paid; missing where nothing is asked for. */
  bankDetails?: string | null
  deposit: { amount: Money | null; percentBps: number | null; due: string | null } | null
  schedule: { label: string; amount: Money; due: string | null }[]
  validUntil: string | null
}
