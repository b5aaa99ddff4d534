import type { Read } from '../kit/define-resource.ts'
import type { itinerary } from '../resources/itinerary.ts'
import type { Day, Segment } from '../document/document.ts'
import { itineraryPriceFields } from './price-fields.ts'
import type { ContentField } from '../document/content-fields.ts'

/** The fields of an itinerary that a designer sets. Status, publication and permissions are changed by other means. */
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

/** The part of an itinerary that the editor works on. */
export type ItineraryDocument = Pick<Read<typeof itinerary>, DocumentField>

/** Days and segments depend on each other and have their own edits. */
type Structure = 'days' | 'segments' | 'dayCount'

/** Fields of a segment that are filled in from a library item. */
export type LentFields = Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>

/**
 * One step of a designer, as plain data. Positions count within a day (or among the unscheduled segments if `day` is null),
 * from 0. `returning`, `at` and the `segments` of a day are used by inverses: they restore exact positions.
 */
export type Edit =
  | { kind: 'set'; fields: Partial<Omit<ItineraryDocument, Structure>> }
  | { kind: 'setDay'; day: string; fields: Partial<Omit<Day, 'uuid'>> }
  /** `segments` were unscheduled and return to the day. */
  | { kind: 'insertDay'; day: Day; index: number; segments?: string[] }
  /** Its segments become unscheduled. */
  | { kind: 'removeDay'; day: string }
  | { kind: 'moveDay'; day: string; index: number }
  /** Inserts days with their segments. `day` of each is counted from the first of them, or null if unscheduled. */
  | { kind: 'insertDays'; name: string; days: Day[]; segments: Segment[]; index: number }
  /** The segments from position `at` on move to a new day after this one. */
  | { kind: 'splitDay'; day: string; at: number; newDay: Day }
  /** The next day becomes part of this one: its segments, texts and notes. */
  | { kind: 'mergeDays'; day: string }
  /** Shortening leaves the segments beyond the end unscheduled. `returning` are segments that come back, each with its day. */
  | { kind: 'setDayCount'; dayCount: number; newDays: Day[]; returning?: Record<string, number> }
  /** Changed content of a segment from the library is stored as overrides. */
  | { kind: 'setSegment'; segment: string; fields: Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>> }
  /** Resets fields to the library content. */
  | { kind: 'resetSegment'; segment: string; fields: ContentField[] }
  /** Replaces what a segment takes from the library: pins it to `source` (null unpins it), with these `overrides`. */
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
  /** Several edits as one; `name` describes them together. */
  | { kind: 'several'; edits: Edit[]; name?: string }

/** One kind of edit. */
export type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>

/** The changed fields of a document, and the edit that undoes the change. */
export type Change = { fields: Partial<ItineraryDocument>; inverse: Edit }

/** An edit that cannot be applied: its target no longer exists, or a limit of the document would be exceeded. */
export class EditError extends Error {
  override name = 'EditError'
}
