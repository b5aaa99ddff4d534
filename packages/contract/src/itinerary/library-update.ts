import { canonicalJson } from '../kit/canonical-json.ts'
import type { Segment } from '../document/document.ts'
import { type ContentField, contentFields } from '../document/content-fields.ts'
import { unbooked } from './unbooked.ts'
import type { EditOf } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { stayFieldNames } from '../document/stay-fields.ts'

/** A field of a segment whose library content has changed since it was pinned. */
export type LibraryUpdate = {
  field: ContentField
  pinned: Segment[ContentField]
  now: Segment[ContentField]
  /** Whether the designer has overridden the field, so that the itinerary shows neither value. */
  isOverridden: boolean
}

/**
 * What the library has changed in a segment since it was pinned, field by field.
 * @param fresh the segment as its library item would create it today: `segmentFromAccommodation(segment.uuid, item)`
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
 * Pins a segment to the current revision of its library item. The fields in `taken` get the new library content; the others
 * keep their current text, as overrides. Prices, times and bookings do not change. A new place brings its time zone.
 * @param taken default: every field that the designer has not overridden
 */
export const takeUpdates = (
  segment: Segment,
  fresh: Segment,
  taken?: readonly ContentField[],
): EditOf<'replaceSource'> => {
  const effective = effectiveSegment(segment)
  const isTaken = (field: ContentField) => (taken ? taken.includes(field) : !(field in segment.overrides))
  const overrideFields = contentFields.filter(
    (field) => !isTaken(field) && (field in segment.overrides || !isSame(segment[field], fresh[field])),
  )
  const hasZoneOfPlace = segment.timezone === (effective.location?.timezone ?? null)
  return {
    kind: 'replaceSource',
    segment: segment.uuid,
    source: fresh.source,
    fields: {
      ...fieldsOf(fresh, contentFields),
      ...(isTaken('location') && hasZoneOfPlace ? { timezone: fresh.timezone } : {}),
    },
    overrides: Object.fromEntries(overrideFields.map((field) => [field, effective[field]])),
  }
}

const libraryFields = [
  ...contentFields,
  'kind',
  'timezone',
  'endTimezone',
  'supplier',
  ...stayFieldNames,
  'track',
] as const

/**
 * Replaces the library item of a segment. Nights, rooms and times stay, and so does a price set by hand; one from rate sheets was
 * that of the old item. Texts and booking are those of the new item, whose booking is not requested yet.
 */
export const swapSource = (segment: Segment, fresh: Segment): EditOf<'replaceSource'> => ({
  kind: 'replaceSource',
  segment: segment.uuid,
  source: fresh.source,
  fields: {
    ...fieldsOf(fresh, libraryFields),
    ...unbooked,
    ...(segment.costing ? { net: null, costing: null } : {}),
  },
  overrides: {},
})

/** Unpins a segment from its library item: its content does not change, and is no longer updated from the library. */
export const detachSource = (segment: Segment): EditOf<'replaceSource'> => ({
  kind: 'replaceSource',
  segment: segment.uuid,
  source: null,
  fields: fieldsOf(effectiveSegment(segment), contentFields),
  overrides: {},
})

const fieldsOf = <F extends keyof Segment>(segment: Segment, names: readonly F[]): Pick<Segment, F> =>
  asPick(Object.fromEntries(names.map((name) => [name, segment[name]])))

/** Object.fromEntries loses the type of the keys. */
const asPick = <F extends keyof Segment>(fields: Record<string, unknown>): Pick<Segment, F> =>
  fields as Pick<Segment, F>

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
