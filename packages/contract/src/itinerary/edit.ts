import type { Read } from '../kit/define-resource.ts'
import type { itinerary } from '../resources/itinerary.ts'
import type { Day, Segment } from '../document/document.ts'
import { itineraryPriceFields } from './price-fields.ts'
import type { ContentField } from '../document/content-fields.ts'

/** The fields of an itinerary that a designer sets; state, publication and rights move on axes of their own. */
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
  ...itineraryPriceFields,
  'language',
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
export type ItineraryDocument = Pick<Read<typeof itinerary>, DocumentField>

/** Days and segments depend on each other and have edits of their own. */
type Structure = 'days' | 'segments' | 'dayCount'

/** Fields of a segment that a library item fills in. */
export type LentFields = Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>

/**
 * One step a designer takes, as plain data. Positions count within a day (or among the unscheduled segments, `day` null), from 0.
 * `returning`, `at` and `segments` of a day stand in the inverses: they bring things back exactly where they were.
 */
export type Edit =
  | { kind: 'set'; fields: Partial<Omit<ItineraryDocument, Structure>> }
  | { kind: 'setDay'; day: string; fields: Partial<Omit<Day, 'uuid'>> }
  /** `segments` come back to the day, having been unscheduled. */
  | { kind: 'insertDay'; day: Day; index: number; segments?: string[] }
  /** Its segments become unscheduled. */
  | { kind: 'removeDay'; day: string }
  | { kind: 'moveDay'; day: string; index: number }
  /** Days with their segments, each `day` counted from the first of them; null takes unscheduled segments. */
  | { kind: 'insertDays'; name: string; days: Day[]; segments: Segment[]; index: number }
  /** Segments from position `at` on, and all that follows, belong to a new day after this one. */
  | { kind: 'splitDay'; day: string; at: number; newDay: Day }
  /** The day after it becomes part of this one: segments, words and notes. */
  | { kind: 'mergeDays'; day: string }
  /** Shortening leaves what falls outside unscheduled; `returning` are segments that come back, each with its day. */
  | { kind: 'setDayCount'; dayCount: number; newDays: Day[]; returning?: Record<string, number> }
  /** Content of a segment that came from the library is laid over what it is pinned to. */
  | { kind: 'setSegment'; segment: string; fields: Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>> }
  /** Goes back to what the library says. */
  | { kind: 'resetSegment'; segment: string; fields: ContentField[] }
  /** What the library lends a segment, as it is: pins it to `source` (null takes it off), under these `overrides`. */
  | {
      kind: 'replaceSource'
      segment: string
      source: Segment['source']
      fields: LentFields
      overrides: Segment['overrides']
    }
  | { kind: 'insertSegment'; segment: Segment; day: number | null; index: number; at?: number }
  | { kind: 'removeSegment'; segment: string }
  | { kind: 'moveSegment'; segment: string; day: number | null; index: number; at?: number }
  /** Several steps as one; `name` says in words what they come to. */
  | { kind: 'several'; edits: Edit[]; name?: string }

/** One kind of edit. */
export type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>

/** The fields an edit gives a document, and the edit that takes it back. */
export type Change = { fields: Partial<ItineraryDocument>; inverse: Edit }

/** An edit that cannot be made: the thing is gone, or a bound of the document would be passed. */
export class EditError extends Error {
  override name = 'EditError'
}
