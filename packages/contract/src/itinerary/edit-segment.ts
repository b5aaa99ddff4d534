import type { Segment } from '../document/document.ts'
import { type ContentField, contentFields } from '../document/content-fields.ts'
import { documentLimits } from '../document/document-limits.ts'
import { type Change, type Edit, EditError, type EditOf, type ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

/** Changes a segment. Content from the library is overridden, not replaced. */
export const setSegment = (
  document: ItineraryDocument,
  { segment: uuid, fields: given }: EditOf<'setSegment'>,
): Change => {
  const segment = segmentOf(document, uuid)
  // A net price that is set by hand does not follow from rate sheets.
  const fields = segment.costing && 'net' in given && !('costing' in given) ? { ...given, costing: null } : given
  const isOverridden = (name: string): name is ContentField => segment.source !== null && isContent(name)
  const names = Object.keys(fields)
  const own = names.filter((name) => !isOverridden(name))
  const content = names.filter(isOverridden)
  const previous = [
    ...own.map((name) => [name, Reflect.get(segment, name) as unknown]),
    ...content.filter((name) => name in segment.overrides).map((name) => [name, segment.overrides[name]]),
  ]
  const fresh = content.filter((name) => !(name in segment.overrides))
  const back: Edit = { kind: 'setSegment', segment: uuid, fields: Object.fromEntries(previous) }
  const reset: Edit = { kind: 'resetSegment', segment: uuid, fields: fresh }
  return {
    fields: replaced(document, {
      ...segment,
      ...Object.fromEntries(own.map((name) => [name, Reflect.get(fields, name) as unknown])),
      overrides:
        content.length === 0
          ? segment.overrides
          : inOrder({ ...segment.overrides, ...Object.fromEntries(content.map((name) => [name, fields[name]])) }),
    }),
    inverse: fresh.length === 0 ? back : previous.length === 0 ? reset : { kind: 'several', edits: [back, reset] },
  }
}

/** Removes overrides, so that the pinned library content is shown again. */
export const resetSegment = (
  document: ItineraryDocument,
  { segment: uuid, fields }: EditOf<'resetSegment'>,
): Change => {
  const segment = segmentOf(document, uuid)
  const remaining = Object.entries(segment.overrides).filter(([name]) => !fields.some((field) => field === name))
  const taken = Object.entries(segment.overrides).filter(([name]) => fields.some((field) => field === name))
  return {
    fields: replaced(document, { ...segment, overrides: Object.fromEntries(remaining) }),
    inverse: { kind: 'setSegment', segment: uuid, fields: Object.fromEntries(taken) },
  }
}

/** Pins a segment to a library item, or unpins it. */
export const replaceSource = (document: ItineraryDocument, edit: EditOf<'replaceSource'>): Change => {
  const segment = segmentOf(document, edit.segment)
  const previous = Object.keys(edit.fields).map((name) => [name, Reflect.get(segment, name) as unknown])
  return {
    fields: replaced(document, {
      ...segment,
      ...edit.fields,
      source: edit.source,
      overrides: inOrder(edit.overrides),
    }),
    inverse: {
      kind: 'replaceSource',
      segment: edit.segment,
      source: segment.source,
      fields: Object.fromEntries(previous),
      overrides: segment.overrides,
    },
  }
}

/** Inserts a new segment into a day, or as unscheduled. */
export const insertSegment = (document: ItineraryDocument, edit: EditOf<'insertSegment'>): Change => {
  const { segment } = edit
  if ([...document.days, ...document.segments].some((item) => item.uuid === segment.uuid)) {
    throw new EditError(wording.segmentExists)
  }
  if (document.segments.length >= documentLimits.segments) {
    throw new EditError(`An itinerary can have at most ${documentLimits.segments} segments.`)
  }
  return {
    fields: { segments: placed(document, segment, document.segments, edit) },
    inverse: { kind: 'removeSegment', segment: segment.uuid },
  }
}

/** Removes a segment from the itinerary. */
export const removeSegment = (document: ItineraryDocument, { segment: uuid }: EditOf<'removeSegment'>): Change => {
  const segment = segmentOf(document, uuid)
  const others = document.segments.filter((one) => one !== segment)
  return {
    fields: { segments: others },
    inverse: { kind: 'insertSegment', segment, ...placeOf(document, segment) },
  }
}

/** Moves a segment within its day, to another day, or to the unscheduled segments. */
export const moveSegment = (document: ItineraryDocument, edit: EditOf<'moveSegment'>): Change => {
  const segment = segmentOf(document, edit.segment)
  const others = document.segments.filter((one) => one !== segment)
  return {
    fields: { segments: placed(document, segment, others, edit) },
    inverse: { kind: 'moveSegment', segment: segment.uuid, ...placeOf(document, segment) },
  }
}

const segmentOf = (document: ItineraryDocument, uuid: string): Segment => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  if (!segment) throw new EditError(wording.segmentMissing)
  return segment
}

const replaced = (document: ItineraryDocument, segment: Segment): Partial<ItineraryDocument> => ({
  segments: document.segments.map((one) => (one.uuid === segment.uuid ? segment : one)),
})

const isContent = (name: string): name is ContentField => contentFields.some((field) => field === name)

/** Sorts the fields, so that the same overrides are the same bytes, whatever the order in which they were set. */
const inOrder = (overrides: Segment['overrides']): Segment['overrides'] =>
  Object.fromEntries(contentFields.filter((name) => name in overrides).map((name) => [name, overrides[name]]))

type Place = { day: number | null; index: number; at?: number }

/** The position of a segment in its day, and among all segments. */
const placeOf = (document: ItineraryDocument, segment: Segment): Required<Place> => ({
  day: segment.day,
  index: document.segments.filter((one) => one.day === segment.day).indexOf(segment),
  at: document.segments.indexOf(segment),
})

/**
 * Inserts `segment` into `others`, at `index` of its day; at `at` of the whole list if that is the same position of the day.
 */
const placed = (
  document: ItineraryDocument,
  segment: Segment,
  others: Segment[],
  { day, index, at }: Place,
): Segment[] => {
  if (day !== null && (day < 0 || day >= document.days.length)) throw new EditError(wording.noSuchDay({ day: day + 1 }))
  const group = others.filter((one) => one.day === day)
  if (day !== null && group.length >= documentLimits.segmentsPerDay) {
    throw new EditError(`A day can have at most ${documentLimits.segmentsPerDay} segments.`)
  }
  const wanted = Math.min(Math.max(index, 0), group.length)
  const isSamePlace = at !== undefined && others.slice(0, at).filter((one) => one.day === day).length === wanted
  const next = group[wanted]
  const last = group.at(-1)
  const place = isSamePlace ? at : next ? others.indexOf(next) : last ? others.indexOf(last) + 1 : others.length
  return others.toSpliced(place, 0, segment.day === day ? segment : { ...segment, day })
}
