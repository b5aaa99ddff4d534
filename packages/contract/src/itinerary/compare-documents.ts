import { canonicalJson } from '../kit/canonical-json.ts'
import type { Day, Segment } from '../document/document.ts'
import { documentFields, type ItineraryDocument } from './edit.ts'
import { describeDay } from './describe-edit.ts'
import { effectiveSegment } from './effective.ts'
import { movedAmong } from './moved-among.ts'
import { type FieldValue, type NameOf, valueInWords } from './value-in-words.ts'
import * as wording from './wording.ts'
import { fieldWords } from './words.ts'

/** One difference, in words. `before` or `after` is null if there was or is no value. */
export type Difference = {
  /** `Start date`, `Etosha Safari Camp: check-in`, `Removed Bush walk`. */
  what: string
  before: string | null
  after: string | null
}

/** The differences in the itinerary as a whole, on one day, or among the unscheduled segments. */
export type DifferenceGroup = {
  /** The uuid of a day, or the id of one of the two other groups. */
  key: string
  /** Shown as the heading of the group: `Day 3 · Sossusvlei`, `Unscheduled`. */
  title: string
  differences: Difference[]
}

/**
 * The differences between two versions of an itinerary, in words and grouped: first the itinerary, then its days in the order
 * of the later version, and last the unscheduled segments. An item that was moved, added or removed is listed once, without its
 * fields. Groups without differences are left out.
 */
export const compareDocuments = (
  before: ItineraryDocument,
  after: ItineraryDocument,
  nameOf: NameOf = unknown,
): DifferenceGroup[] => {
  const groups: DifferenceGroup[] = [
    {
      key: 'itinerary',
      title: wording.itineraryTitle,
      differences: [...itineraryDifferences(before, after, nameOf), ...removedDays(before, after)],
    },
    ...after.days.map((day, index) => ({
      key: day.uuid,
      title: dayTitle(day, index),
      differences: dayDifferences(before, day, index, nameOf),
    })),
    { key: 'unscheduled', title: wording.unscheduledTitle, differences: [] },
  ]
  const byKey = new Map(groups.map((group) => [group.key, group.differences]))
  for (const uuid of movedAmong(before.days, after.days))
    byKey.get(uuid)?.unshift({ what: wording.moved, before: placeOfDay(before, uuid), after: placeOfDay(after, uuid) })
  for (const { key, ...difference } of segmentDifferences(before, after, nameOf))
    (byKey.get(key) ?? byKey.get('itinerary'))?.push(difference)
  return groups.filter(({ differences }) => differences.length > 0)
}

const unknown: NameOf = () => undefined

/** `Day 3 · Sossusvlei`. */
const dayTitle = ({ title }: Day, index: number): string =>
  title ? wording.dayTitleNamed({ day: index + 1, title }) : wording.dayTitle({ day: index + 1 })

const placeOfDay = (itinerary: ItineraryDocument, uuid: string): string =>
  describeDay(itinerary.days.findIndex((day) => day.uuid === uuid))

const structure: ReadonlySet<string> = new Set(['days', 'segments'])

const itineraryDifferences = (before: ItineraryDocument, after: ItineraryDocument, nameOf: NameOf): Difference[] =>
  documentFields
    .filter((name) => !structure.has(name))
    .flatMap((name) => fieldDifference(capitalised(fieldWords(name)), name, before[name], after[name], nameOf))

const removedDays = (before: ItineraryDocument, after: ItineraryDocument): Difference[] => {
  const present = new Set(after.days.map((day) => day.uuid))
  return before.days.flatMap((day, index) =>
    present.has(day.uuid)
      ? []
      : [
          {
            what: wording.removed({ name: describeDay(index) }),
            before: day.title ?? dayTitle(day, index),
            after: null,
          },
        ],
  )
}

const dayDifferences = (before: ItineraryDocument, day: Day, index: number, nameOf: NameOf): Difference[] => {
  const earlier = before.days.find((one) => one.uuid === day.uuid)
  if (!earlier) return [{ what: wording.addedTheDay, before: null, after: dayTitle(day, index) }]
  return dayFields(day).flatMap((name) =>
    fieldDifference(capitalised(fieldWords(name)), name, earlier[name], day[name], nameOf),
  )
}

type Grouped = Difference & { key: string }

const segmentDifferences = (before: ItineraryDocument, after: ItineraryDocument, nameOf: NameOf): Grouped[] => {
  const earlier = new Map(before.segments.map((segment) => [segment.uuid, segment]))
  const later = new Map(after.segments.map((segment) => [segment.uuid, segment]))
  const moved = new Set(movedInTheirDays(before, after))
  return [
    ...before.segments
      .filter((segment) => !later.has(segment.uuid))
      .map((segment) => ({
        key: keyOf(before, segment),
        what: wording.removed({ name: titleOf(segment) }),
        before: dayOf(segment),
        after: null,
      })),
    ...after.segments.flatMap((segment) => {
      const [key, one] = [keyOf(after, segment), earlier.get(segment.uuid)]
      if (!one) return [{ key, what: wording.added({ name: titleOf(segment) }), before: null, after: dayOf(segment) }]
      return differencesOf(one, segment, { before, after, nameOf, hasMoved: moved.has(segment.uuid) }).map(
        (difference) => ({ key, ...difference }),
      )
    }),
  ]
}

type Setting = { before: ItineraryDocument; after: ItineraryDocument; nameOf: NameOf; hasMoved: boolean }

const differencesOf = (one: Segment, other: Segment, { before, after, nameOf, hasMoved }: Setting): Difference[] => {
  const title = titleOf(other)
  const isElsewhere = keyOf(before, one) !== keyOf(after, other)
  const [earlier, later] = [effectiveSegment(one), effectiveSegment(other)]
  return [
    ...(isElsewhere ? [{ what: wording.movedSegment({ name: title }), before: dayOf(one), after: dayOf(other) }] : []),
    ...(hasMoved ? [{ what: wording.movedInDay({ name: title }), before: null, after: null }] : []),
    ...segmentFields(later).flatMap((name) =>
      fieldDifference(
        wording.fieldOf({ name: title, field: fieldWords(name) }),
        name,
        earlier[name],
        later[name],
        nameOf,
      ),
    ),
    ...sourceDifference(one, other, title, nameOf),
  ]
}

const sourceDifference = (one: Segment, other: Segment, title: string, nameOf: NameOf): Difference[] => {
  const [earlier, later] = [one.source, other.source]
  if (earlier?.uuid === later?.uuid) return []
  const words = (source: Segment['source']) => source && (nameOf(source.uuid) ?? wording.anItem)
  return [
    {
      what: wording.fieldOf({ name: title, field: fieldWords('source') }),
      before: words(earlier),
      after: words(later),
    },
  ]
}

/** Segments whose order changed among those that were on the same day before. */
const movedInTheirDays = (before: ItineraryDocument, after: ItineraryDocument): string[] => {
  const earlier = Map.groupBy(before.segments, (segment) => keyOf(before, segment))
  return [...Map.groupBy(after.segments, (segment) => keyOf(after, segment))].flatMap(([key, segments]) =>
    movedAmong(earlier.get(key) ?? [], segments),
  )
}

/** The group of a segment: its day, or the unscheduled segments. */
const keyOf = ({ days }: ItineraryDocument, { day }: Segment): string =>
  day === null ? 'unscheduled' : (days[day]?.uuid ?? 'unscheduled')

const dayOf = ({ day }: Segment): string => describeDay(day)

const titleOf = (segment: Segment): string => segment.overrides.title ?? segment.title

const fieldDifference = (
  what: string,
  name: string,
  before: FieldValue,
  after: FieldValue,
  nameOf: NameOf,
): Difference[] => {
  // Older versions lack fields that were added later. Such a field counts as empty.
  if (canonicalJson(emptyAsNull(before)) === canonicalJson(emptyAsNull(after))) return []
  return [{ what, before: valueInWords(before, name, nameOf), after: valueInWords(after, name, nameOf) }]
}

const emptyAsNull = (value: FieldValue): FieldValue =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** The fields in which days can differ. */
const dayFields = (day: Day): Exclude<keyof Day, 'uuid'>[] => keysOf(day).filter((name) => name !== 'uuid')

/** The fields in which segments can differ, besides their day, their library item and their overrides. */
const segmentFields = (segment: Segment): Exclude<keyof Segment, 'uuid' | 'day' | 'source' | 'overrides'>[] =>
  keysOf(segment).filter((name) => name !== 'uuid' && name !== 'day' && name !== 'source' && name !== 'overrides')

/** Object.keys loses the type of the keys. Days and segments have no others. */
const keysOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[]

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
