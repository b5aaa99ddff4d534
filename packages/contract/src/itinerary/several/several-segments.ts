import type { Segment } from '../../document/document.ts'
import { maxTags } from '../../kit/field-limits.ts'
import { copyOfSegment, type NewUuid, withOwnGroups } from '../copies.ts'
import { describeDay } from '../describe-edit.ts'
import { type Edit, EditError, type EditOf, type ItineraryDocument } from '../edit.ts'
import { tagsOf } from '../segment-tags.ts'
import { applyEdit } from '../apply-edit.ts'
import { type DaysRemoval, removeDayOfStays } from './stays-over-day.ts'
import * as wording from './wording.ts'

/** An index after all segments of a day. */
const last = Number.MAX_SAFE_INTEGER

/** What is chosen in the list of days: segments, or whole days. */
export type Chosen = { kind: 'segments' | 'days'; uuids: ReadonlySet<string> }

/** The chosen segments that still exist, by day and in list order; the unscheduled ones last. */
export const chosenSegments = ({ segments }: ItineraryDocument, uuids: ReadonlySet<string>): Segment[] =>
  segments
    .filter(({ uuid }) => uuids.has(uuid))
    .toSorted((one, other) => (one.day ?? Infinity) - (other.day ?? Infinity) || 0)

/** The indices of the chosen days that still exist. */
export const chosenDays = ({ days }: ItineraryDocument, uuids: ReadonlySet<string>): number[] =>
  days.flatMap(({ uuid }, index) => (uuids.has(uuid) ? [index] : []))

/** Moves segments to the end of a day, in their order; null unschedules them. Null if none of them still exists. */
export const moveSegments = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  day: number | null,
): EditOf<'several'> | null => {
  const segments = chosenSegments(document, uuids)
  return named(
    wording.movedSegments({ count: segments.length, day: day === null ? 0 : day + 1 }),
    segments.map(({ uuid }) => ({ kind: 'moveSegment', segment: uuid, day, index: last })),
  )
}

/** Removes segments. Null if none of them still exists. */
export const removeSegments = (document: ItineraryDocument, uuids: ReadonlySet<string>): EditOf<'several'> | null => {
  const segments = chosenSegments(document, uuids)
  return named(
    wording.removedSegments({ count: segments.length }),
    segments.map(({ uuid }) => ({ kind: 'removeSegment', segment: uuid })),
  )
}

/** Copies segments; the copies follow the last of the originals in each day. Null if none of them still exists. */
export const duplicateSegments = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  newUuid: NewUuid,
): EditOf<'several'> | null => {
  const segments = chosenSegments(document, uuids)
  const copies = withOwnGroups(
    segments.map((segment) => copyOfSegment(segment, newUuid())),
    document.segments,
  )
  const added = new Map<number | null, number>()
  return named(
    wording.duplicatedSegments({ count: segments.length }),
    copies.map((segment): Edit => {
      const { day } = segment
      const there = document.segments.filter((one) => one.day === day)
      const before = added.get(day) ?? 0
      added.set(day, before + 1)
      return {
        kind: 'insertSegment',
        segment,
        day,
        index: there.findLastIndex(({ uuid }) => uuids.has(uuid)) + 1 + before,
      }
    }),
  )
}

/** Sets the supplier of segments. Null if all of them already have it. */
export const setSupplierOfSegments = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  supplier: string | null,
): EditOf<'several'> | null => {
  const segments = chosenSegments(document, uuids).filter((segment) => segment.supplier !== supplier)
  return named(
    wording.setSupplier({ count: segments.length }),
    segments.map(({ uuid }) => ({ kind: 'setSegment', segment: uuid, fields: { supplier } })),
  )
}

/** Sets the booking status of segments. A confirmed booking locks the price. Null if all of them already have it. */
export const setBookingOfSegments = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  bookingStatus: Segment['bookingStatus'],
): EditOf<'several'> | null => {
  const segments = chosenSegments(document, uuids).filter((segment) => segment.bookingStatus !== bookingStatus)
  return named(
    wording.setBooking({ count: segments.length }),
    segments.map(({ uuid, priceLocked }) => ({
      kind: 'setSegment',
      segment: uuid,
      fields: { bookingStatus, ...(bookingStatus === 'confirmed' && !priceLocked ? { priceLocked: true } : {}) },
    })),
  )
}

/** Adds and removes tags. Null if that changes nothing. Throws EditError if a segment would have too many. */
export const changeTagsOfSegments = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): EditOf<'several'> | null => {
  const changed = chosenSegments(document, uuids).flatMap((segment) => {
    const present = tagsOf(segment)
    const tags = [...new Set([...present, ...add])].filter((tag) => !remove.includes(tag))
    if (tags.length > maxTags) throw new EditError(wording.tooManyTags({ max: maxTags }))
    return tags.join('\n') === present.join('\n') ? [] : [{ uuid: segment.uuid, tags }]
  })
  return named(
    wording.changedTags({ count: changed.length }),
    changed.map(({ uuid, tags }) => ({ kind: 'setSegment', segment: uuid, fields: { tags } })),
  )
}

/** Removes days, with the stays as in `removeDayOfStays`. Null if none of them still exists. Throws EditError. */
export const removeDays = (document: ItineraryDocument, uuids: ReadonlySet<string>): DaysRemoval | null => {
  const indices = chosenDays(document, uuids)
  if (indices.length === document.days.length) throw new EditError('An itinerary must have at least one day.')
  const shortened = new Map<string, Segment>()
  const unscheduled = new Map<string, Segment>()
  const edits: Edit[] = []
  let now = document
  // From the last one, so that a stay that begins on a removed day moves to the first day that remains.
  for (const index of indices.toReversed()) {
    const removal = removeDayOfStays(now, document.days[index]?.uuid ?? '')
    if (!removal) continue
    edits.push(removal.edit)
    now = applyEdit(now, removal.edit).document
    for (const segment of removal.shortened) if (!shortened.has(segment.uuid)) shortened.set(segment.uuid, segment)
    for (const segment of removal.unscheduled) unscheduled.set(segment.uuid, segment)
  }
  const edit = named(daysNamed(indices, wording.removedDays), edits)
  if (!edit) return null
  return {
    edit,
    shortened: [...shortened.values()].filter(({ uuid }) => !unscheduled.has(uuid)),
    unscheduled: [...unscheduled.values()],
  }
}

/** Copies days with their segments; the copies follow the last of the originals. Null if none of them still exists. */
export const duplicateDays = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  newUuid: NewUuid,
): EditOf<'insertDays'> | null => {
  const indices = chosenDays(document, uuids)
  const end = indices.at(-1)
  if (end === undefined) return null
  return {
    kind: 'insertDays',
    name: daysNamed(indices, wording.duplicatedDays),
    index: end + 1,
    days: indices.flatMap((index) => {
      const day = document.days[index]
      return day ? [{ ...day, uuid: newUuid() }] : []
    }),
    segments: withOwnGroups(
      document.segments
        .filter(({ day }) => day !== null && indices.includes(day))
        .map((segment) => ({ ...copyOfSegment(segment, newUuid()), day: indices.indexOf(Number(segment.day)) })),
      document.segments,
    ),
  }
}

/** Moves days with their segments together before the day that is now at `index`. */
export const moveDays = (
  document: ItineraryDocument,
  uuids: ReadonlySet<string>,
  index: number,
): EditOf<'several'> | null => {
  const indices = chosenDays(document, uuids)
  const uuidAt = (at: number) => document.days[at]?.uuid ?? ''
  return named(daysNamed(indices, wording.movedDays), [
    // Each day from before `index` goes just before it, in their order: the removal of one makes room for the next.
    ...indices.filter((at) => at < index).map((at): Edit => ({ kind: 'moveDay', day: uuidAt(at), index: index - 1 })),
    ...indices
      .filter((at) => at >= index)
      .map((at, offset): Edit => ({ kind: 'moveDay', day: uuidAt(at), index: index + offset })),
  ])
}

const daysNamed = (indices: readonly number[], several: (values: { name: string; count: number }) => string): string =>
  several({ count: indices.length, name: describeDay(indices[0] ?? 0) })

const named = (name: string, edits: Edit[]): EditOf<'several'> | null =>
  edits.length === 0 ? null : { kind: 'several', name, edits }
