import { canonicalJson } from '../kit/canonical-json.ts'
import type { Segment } from './document.ts'
import { type DocumentField, documentFields, type ItineraryDocument } from './edit.ts'
import { dayFields, segmentFields } from './compare-documents.ts'
import { describeDay } from './describe-edit.ts'
import { effectiveSegment } from './effective.ts'
import { type FieldValue, type NameOf, valueInWords } from './value-in-words.ts'
import { fieldWords } from './words.ts'

/** One field that two people changed, each to something else. */
export type Dispute = {
  place: { kind: 'itinerary'; field: DocumentField } | { kind: 'day' | 'segment'; uuid: string; field: string }
  /** `Start date`, `Day 3: title`, `Etosha Safari Camp: nights`. */
  what: string
  /** The three versions in words; null where there is nothing. */
  base: string | null
  mine: string | null
  theirs: string | null
}

/**
 * The fields that two versions of an itinerary changed since their common base, each to something else. Fields are told apart
 * as finely as people think of them: of the itinerary, of each day, of each segment; where a segment stands is a field too, and
 * so is whether a thing that the other side changed is still there.
 */
export const disputesOf = (
  base: ItineraryDocument,
  mine: ItineraryDocument,
  theirs: ItineraryDocument,
  nameOf: NameOf = unknown,
): Dispute[] => {
  const [old, own, other] = [leavesOf(base, nameOf), leavesOf(mine, nameOf), leavesOf(theirs, nameOf)]
  const gone = new Set([...thingsGone(old, own, other), ...thingsGone(old, other, own)])
  return [...new Set([...old.keys(), ...own.keys(), ...other.keys()])].flatMap((path) => {
    const [before, here, there] = [old.get(path), own.get(path), other.get(path)]
    const known = here ?? there ?? before
    const isField = before !== undefined && here !== undefined && there !== undefined
    const isDisputed = isField
      ? !isSame(before, here) && !isSame(before, there) && !isSame(here, there)
      : gone.has(path)
    if (!known || !isDisputed) return []
    const words = (leaf: Leaf | undefined) => (leaf ? leaf.words() : null)
    return [{ place: known.place, what: known.what, base: words(before), mine: words(here), theirs: words(there) }]
  })
}

const unknown: NameOf = () => undefined

type Leaf = { place: Dispute['place']; what: string; value: FieldValue; words: () => string | null }
type Leaves = ReadonlyMap<string, Leaf>

const isSame = (one: Leaf, other: Leaf): boolean =>
  one.value === other.value || canonicalJson(one.value) === canonicalJson(other.value)

/** Of what one side removed, the fields that the other side changed. */
const thingsGone = (old: Leaves, removedBy: Leaves, changedBy: Leaves): string[] =>
  [...old].flatMap(([path, before]) => {
    const now = changedBy.get(path)
    return removedBy.has(path) || now === undefined || isSame(now, before) ? [] : [path]
  })

const leavesOf = (itinerary: ItineraryDocument, nameOf: NameOf): Leaves => {
  const leaves = new Map<string, Leaf>()
  const add = (
    place: Dispute['place'],
    what: string,
    value: FieldValue,
    words = () => valueInWords(value, place.field, nameOf),
  ) =>
    leaves.set(`${place.kind === 'itinerary' ? '' : place.uuid} ${place.field}`, {
      place,
      what,
      value,
      words,
    })
  for (const field of documentFields)
    if (field !== 'days' && field !== 'segments' && field !== 'dayCount')
      add({ kind: 'itinerary', field }, capitalised(fieldWords(field)), itinerary[field])
  itinerary.days.forEach((day, index) => {
    for (const field of dayFields(day))
      add({ kind: 'day', uuid: day.uuid, field }, `Day ${index + 1}: ${fieldWords(field)}`, day[field])
  })
  for (const segment of itinerary.segments.map(effectiveSegment)) {
    const place = (field: string) => ({ kind: 'segment', uuid: segment.uuid, field }) as const
    add(place('day'), `${segment.title}: place`, dayUuid(itinerary, segment), () => describeDay(segment.day))
    for (const field of segmentFields(segment))
      add(place(field), `${segment.title}: ${fieldWords(field)}`, segment[field])
  }
  return leaves
}

/** A segment goes with its day, whatever number the day has. */
const dayUuid = ({ days }: ItineraryDocument, { day }: Segment): string | null =>
  day === null ? null : (days[day]?.uuid ?? null)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
