import type { Read } from '../kit/define-resource.ts'
import type { itinerary } from '../resources/itinerary.ts'
import type { ContentField, Day, Segment } from './document.ts'

/** The fields of a trip that a designer sets; state, publication and rights move on axes of their own. */
export const documentFields = [
  'title',
  'reference',
  'subtitle',
  'summary',
  'highlights',
  'travelStyles',
  'cover',
  'gallery',
  'startDate',
  'dayCount',
  'days',
  'segments',
  'adults',
  'children',
  'childAges',
  'infants',
  'travellers',
  'owner',
  'contributors',
  'client',
  'agency',
  'priceMode',
  'currency',
  'markupBps',
  'taxBps',
  'roundTo',
  'displayPrice',
  'priceIncludes',
  'priceExcludes',
  'deposit',
  'paymentSchedule',
  'validUntil',
  'theme',
  'sections',
  'guides',
  'pages',
  'documents',
  'terms',
  'tags',
] as const
export type DocumentField = (typeof documentFields)[number]

/** What the editor works on. */
export type TripDocument = Pick<Read<typeof itinerary>, DocumentField>

/** Days and segments depend on each other and have edits of their own. */
type Structure = 'days' | 'segments' | 'dayCount'

/**
 * One step a designer takes, as plain data. Positions count within a day (or the tray, `day` null), from 0.
 * `returning`, `at` and `segments` of a day stand in the inverses: they bring things back exactly where they were.
 */
export type Edit =
  | { kind: 'set'; fields: Partial<Omit<TripDocument, Structure>> }
  | { kind: 'setDay'; day: string; fields: Partial<Omit<Day, 'uuid'>> }
  /** `segments` come back to the day from the tray. */
  | { kind: 'insertDay'; day: Day; index: number; segments?: string[] }
  /** Its segments go to the tray. */
  | { kind: 'removeDay'; day: string }
  | { kind: 'moveDay'; day: string; index: number }
  /** Shortening sends what falls outside to the tray; `returning` are segments that come back, each with its day. */
  | { kind: 'setDayCount'; dayCount: number; newDays: Day[]; returning?: Record<string, number> }
  /** Content of a segment that came from the library is laid over what it is pinned to. */
  | { kind: 'setSegment'; segment: string; fields: Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>> }
  /** Goes back to what the library says. */
  | { kind: 'resetSegment'; segment: string; fields: ContentField[] }
  | { kind: 'insertSegment'; segment: Segment; day: number | null; index: number; at?: number }
  | { kind: 'removeSegment'; segment: string }
  | { kind: 'moveSegment'; segment: string; day: number | null; index: number; at?: number }
  | { kind: 'several'; edits: Edit[] }

/** One kind of edit. */
export type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>

/** The fields an edit gives a document, and the edit that takes it back. */
export type Change = { fields: Partial<TripDocument>; inverse: Edit }

/** An edit that cannot be made: the thing is gone, or a bound of the document would be passed. */
export class EditError extends Error {
  override name = 'EditError'
}
