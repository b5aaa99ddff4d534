import type { Read } from '../../kit/define-resource.ts'
import type { accommodation } from '../../resources/accommodation.ts'
import type { contact } from '../../resources/contact.ts'
import type { excursion } from '../../resources/excursion.ts'
import type { mediaItem } from '../../resources/media-item.ts'
import type { Segment } from '../../document/document.ts'
import type { DocumentField, Edit, ItineraryDocument } from '../edit.ts'
import type { Money } from '../../kit/values.ts'
import type { Moment } from '../moments.ts'
import type { MovedRate } from '../moved-rates.ts'
import type { Status } from '../../document/statuses.ts'
import type { ItineraryPrice } from '../itinerary-price.ts'

/** A blocking finding prevents booking and publishing. A warning should be reviewed. A hint would improve the itinerary. */
export type Severity = 'blocking' | 'warning' | 'hint'

/**
 * Where a finding can be fixed: a day or segment by its uuid, a field of the itinerary, with the row if it is a list, or the list of
 * rates that have changed.
 */
export type Place =
  | { kind: 'day'; uuid: string }
  | { kind: 'segment'; uuid: string; field?: keyof Segment }
  | { kind: 'itinerary'; field: DocumentField; index?: number }
  | { kind: 'rates' }

/** What a rule found at one place. */
export type Found = {
  severity: Severity
  place: Place
  /** In plain words. Names the segment, day or field. */
  message: string
  /** An edit that fixes it, and the label of its button. */
  fix?: { label: string; edit: Edit }
}

/** A finding on an itinerary. */
export type Finding = Found & { rule: RuleName }

/**
 * What rules need to know besides the document. Everything but `today` is optional: a rule reports nothing about what it does
 * not know. Maps are by uuid.
 */
export type CheckContext = {
  /** Today's date where the company is, `YYYY-MM-DD`. */
  today: string
  /** The status of the itinerary, or the one it is about to get: pass `booked` to check whether it can be booked. */
  status?: Status | null
  /** False for users without `pricing:read`, for whom a hidden price does not count as missing. */
  seesPrices?: boolean
  accommodations?: ReadonlyMap<string, Pick<Read<typeof accommodation>, 'closedSeasons' | 'rooms'>>
  excursions?: ReadonlyMap<string, Pick<Read<typeof excursion>, 'season' | 'minPax' | 'maxPax'>>
  media?: ReadonlyMap<string, Pick<Read<typeof mediaItem>, 'alt' | 'caption' | 'decorative'>>
  /** The contacts who travel. Omit them for users who may not see passports. */
  travellers?: ReadonlyMap<string, Pick<Read<typeof contact>, 'name' | 'passports'>>
  /** How an itinerary compares with today's rate sheets and exchange rates. Omit it for users who may not see net prices. */
  costing?: {
    recost: (itinerary: ItineraryDocument) => readonly PriceChange[]
    movedRates: (itinerary: ItineraryDocument) => readonly MovedRate[]
  }
}

/**
 * How the net price of a segment compares with the rate sheets; `changed` if theirs differs from when it was priced, `gap` if they
 * do not price it.
 */
export type PriceChange = {
  state: string
  before: Money | null
  cost: { uuid: string; net: Money | null; gaps: readonly { reason: string; date: string | null }[] }
}

/** An itinerary prepared for the rules: what several of them need is computed once. */
export type Subject = {
  itinerary: ItineraryDocument
  context: CheckContext
  /** Library content with the designer's overrides applied, in the order of the document. */
  segments: readonly Segment[]
  /** Scheduled segments that are sold: not declined or cancelled, and selected if there are alternatives. */
  sold: readonly Segment[]
  /** `sold` in chronological order. */
  course: readonly Segment[]
  /** The stays of `sold`, by their first night and then in list order. */
  stays: readonly Segment[]
  moments: ReadonlyMap<string, Moment>
  price: ItineraryPrice
  /** The dates of the first and last day; null while they are open. */
  dates: { first: string; last: string } | null
  /** The date of each day; null while dates are open. */
  days: readonly (string | null)[]
  /** The date on which each scheduled segment begins, by its uuid. Empty while dates are open. */
  begins: ReadonlyMap<string, string>
}

/** One rule. It must be pure, and fast enough to run on every keystroke. */
export type Rule = (subject: Subject) => Found[]

export const ruleNames = [
  'night-without-bed',
  'overlapping-stays',
  'double-booked-room',
  'impossible-transfer',
  'clock-change',
  'date-line',
  'check-out-after-departure',
  'closed-season',
  'party-over-capacity',
  'missing-price',
  'mixed-currencies',
  'expired-price',
  'rates-changed',
  'exchange-rates-moved',
  'price-below-total',
  'schedule-differs',
  'unconfirmed-booking',
  'confirmed-not-selected',
  'booking-in-tray',
  'passport',
  'missing-cover',
  'missing-picture',
  'missing-alt-text',
  'empty-day',
  'unprintable-words',
] as const
export type RuleName = (typeof ruleNames)[number]
