import { canonicalJson } from '../kit/canonical-json.ts'
import type { Segment } from '../document/document.ts'
import { type ContentField, contentFields } from '../document/content-fields.ts'
import type { EditOf } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { stayFieldNames } from '../document/stay-fields.ts'

/** One field of a segment that the library has in other words than the segment is pinned to. */
export type LibraryUpdate = {
  field: ContentField
  pinned: Segment[ContentField]
  now: Segment[ContentField]
  /** Whether the designer's own words are laid over it, so that the itinerary shows neither. */
  isOverridden: boolean
}

/**
 * What of a segment the library has changed since it was pinned, field by field.
 * @param fresh the segment its library item makes today: `segmentFromAccommodation(segment.uuid, item)`
 */
export const libraryUpdates = (segment: Segment, fresh: Segment): LibraryUpdate[] =>
  segment.source === null || fresh.source === null || segment.source.rev >= fresh.source.rev
    ? []
    : contentFields
        .filter((field) => !isSame(segment[field], fresh[field]))
        .map((field) => ({
          field,
          pinned: segment[field],
          now: fresh[field],
          isOverridden: field in segment.overrides,
        }))

/**
 * Pins a segment to its library item as it is today. The fields taken show what the library says now; the others go on
 * as they read, as words of the designer's own. Prices, times and bookings stay; with a place comes its time zone.
 * @param taken without it, every field that the designer has no words of their own for
 */
export const takeUpdates = (
  segment: Segment,
  fresh: Segment,
  taken?: readonly ContentField[],
): EditOf<'replaceSource'> => {
  const effective = effectiveSegment(segment)
  const takes = (field: ContentField) => (taken ? taken.includes(field) : !(field in segment.overrides))
  const overrideFields = contentFields.filter(
    (field) => !takes(field) && (field in segment.overrides || !isSame(segment[field], fresh[field])),
  )
  const hasZoneOfPlace = segment.timezone === (effective.location?.timezone ?? null)
  return {
    kind: 'replaceSource',
    segment: segment.uuid,
    source: fresh.source,
    fields: {
      ...fieldsOf(fresh, contentFields),
      ...(takes('location') && hasZoneOfPlace ? { timezone: fresh.timezone } : {}),
    },
    overrides: Object.fromEntries(overrideFields.map((field) => [field, effective[field]])),
  }
}

const lent = [...contentFields, 'kind', 'timezone', 'endTimezone', 'supplier', ...stayFieldNames, 'track'] as const

/**
 * Puts another library item into the place of a segment: nights, rooms, times and price stay, its words and its booking
 * are those of the new item, which nobody has asked for yet.
 */
export const swapSource = (segment: Segment, fresh: Segment): EditOf<'replaceSource'> => ({
  kind: 'replaceSource',
  segment: segment.uuid,
  source: fresh.source,
  fields: {
    ...fieldsOf(fresh, lent),
    bookingStatus: 'not_requested',
    confirmationNo: null,
    deadline: null,
    priceLocked: false,
  },
  overrides: {},
})

/** Makes a segment the itinerary's own: it reads as before, and the library has no say in it any more. */
export const detachSource = (segment: Segment): EditOf<'replaceSource'> => ({
  kind: 'replaceSource',
  segment: segment.uuid,
  source: null,
  fields: fieldsOf(effectiveSegment(segment), contentFields),
  overrides: {},
})

const fieldsOf = <F extends keyof Segment>(segment: Segment, names: readonly F[]): Pick<Segment, F> =>
  asPick(Object.fromEntries(names.map((name) => [name, segment[name]])))

/** Object.fromEntries forgets which fields it was given. */
const asPick = <F extends keyof Segment>(fields: Record<string, unknown>): Pick<Segment, F> =>
  fields as Pick<Segment, F>

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
