import type { Read } from '../../kit/define-resource.ts'
import type { accommodation } from '../../resources/accommodation.ts'
import type { contact } from '../../resources/contact.ts'
import type { excursion } from '../../resources/excursion.ts'
import type { mediaItem } from '../../resources/media-item.ts'
import type { Segment } from '../../document/document.ts'
import type { DocumentField, Edit, ItineraryDocument } from '../edit.ts'
import type { Moment } from '../moments.ts'
import type { Status } from '../../document/statuses.ts'
import type { ItineraryPrice } from '../itinerary-price.ts'

/** A blocking finding stops booking and publishing; a warning should be looked at; a hint makes the itinerary better. */
export type Severity = 'blocking' | 'warning' | 'hint'

/** Where a finding is mended: a day or segment by its uuid, or a field of the itinerary, with the row where it is a list. */
export type Place =
  | { kind: 'day'; uuid: string }
  | { kind: 'segment'; uuid: string; field?: keyof Segment }
  | { kind: 'itinerary'; field: DocumentField; index?: number }

/** What a rule found at one place. */
export type Found = {
  severity: Severity
  place: Place
  /** In plain words, naming the thing. */
  message: string
  /** An edit that mends it, and what its button says. */
  fix?: { label: string; edit: Edit }
}

/** What stands against an itinerary. */
export type Finding = Found & { rule: RuleName }

/**
 * What rules must know that is not in the document. All but `today` may be left out: a rule stays silent about what it
 * does not know. Maps are by uuid.
 */
export type CheckContext = {
  /** Where the company is, `YYYY-MM-DD`. */
  today: string
  /** Where the itinerary stands, or where it is about to go: ask with `booked` whether it can be booked. */
  status?: Status | null
  /** False for whoever has no `pricing:read`: what they do not see is not missing. */
  seesPrices?: boolean
  accommodations?: ReadonlyMap<string, Pick<Read<typeof accommodation>, 'closedSeasons' | 'rooms'>>
  excursions?: ReadonlyMap<string, Pick<Read<typeof excursion>, 'season' | 'minPax' | 'maxPax'>>
  media?: ReadonlyMap<string, Pick<Read<typeof mediaItem>, 'alt' | 'caption' | 'decorative'>>
  /** The contacts who travel; leave out for whoever may not see passports. */
  travellers?: ReadonlyMap<string, Pick<Read<typeof contact>, 'name' | 'passports'>>
}

/** An itinerary made ready for the rules: what several of them need is worked out once. */
export type Subject = {
  itinerary: ItineraryDocument
  context: CheckContext
  /** As they read: library content with the designer's words over it; in the order of the document. */
  segments: readonly Segment[]
  /** Those on a day that are part of the itinerary as sold: not declined, not cancelled, chosen where there is a choice. */
  sold: readonly Segment[]
  /** `sold`, in the order in which they happen. */
  course: readonly Segment[]
  /** Stays among `sold`, by the first night and then as listed. */
  stays: readonly Segment[]
  moments: ReadonlyMap<string, Moment>
  price: ItineraryPrice
  /** The dates of the first and last day; null while they are open. */
  dates: { first: string; last: string } | null
  /** The date of each day; null while dates are open. */
  days: readonly (string | null)[]
  /** The date each scheduled segment begins on, by its uuid; none while dates are open. */
  begins: ReadonlyMap<string, string>
}

/** One rule: pure, and quick enough for every key stroke. */
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
