import type { Read } from '../kit/define-resource.ts'
import type { itinerary } from '../resources/itinerary.ts'
import { type ContentField, contentFields, type Day, documentLimits, type Segment } from './document.ts'

type Itinerary = Read<typeof itinerary>

/** What the editor works on: the fields of a trip that a designer sets. */
export type TripDocument = Pick<
  Itinerary,
  | 'title' | 'reference' | 'subtitle' | 'summary' | 'highlights' | 'travelStyles' | 'cover' | 'gallery'
  | 'startDate' | 'dayCount' | 'days' | 'segments'
  | 'adults' | 'children' | 'childAges' | 'infants' | 'travellers' | 'owner' | 'contributors' | 'client' | 'agency'
  | 'priceMode' | 'currency' | 'markupBps' | 'taxBps' | 'roundTo' | 'displayPrice' | 'priceIncludes' | 'priceExcludes' | 'deposit' | 'paymentSchedule' | 'validUntil'
  | 'theme' | 'sections' | 'guides' | 'pages' | 'documents' | 'terms' | 'tags'
>

/** One step a designer takes. Positions count within a day (or the tray, `day` null), from 0. */
export type Edit =
  | { kind: 'set'; fields: Partial<TripDocument> }
  | { kind: 'setDay'; day: string; fields: Partial<Omit<Day, 'uuid'>> }
  | { kind: 'insertDay'; day: Day; index: number }
  | { kind: 'removeDay'; day: string }
  | { kind: 'moveDay'; day: string; index: number }
  | { kind: 'setDayCount'; dayCount: number; newDays: Day[] }
  | { kind: 'setSegment'; segment: string; fields: Partial<Omit<Segment, 'uuid' | 'overrides'>> }
  | { kind: 'insertSegment'; segment: Segment; day: number | null; index: number }
  | { kind: 'removeSegment'; segment: string }
  | { kind: 'moveSegment'; segment: string; day: number | null; index: number }

/** An edit that cannot be made: the thing is gone, or a bound of the document would be passed. */
export class EditError extends Error {
  override name = 'EditError'
}

/**
 * Makes an edit. The document given is not changed; parts that stay are shared.
 * @returns the new document, and the edit that takes it back exactly. Throws EditError.
 */
export const applyEdit = (document: TripDocument, edit: Edit): { document: TripDocument; inverse: Edit } => {
  const fields = changedFields(document, edit)
  const previous = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(document, name) as unknown]))
  return { document: { ...document, ...fields }, inverse: { kind: 'set', fields: previous } }
}

const changedFields = (document: TripDocument, edit: Edit): Partial<TripDocument> => {
  switch (edit.kind) {
    case 'set':
      return edit.fields
    case 'setDay':
      return { days: document.days.with(dayIndex(document, edit.day), { ...dayAt(document, edit.day), ...edit.fields }) }
    case 'insertDay':
      return insertDay(document, edit.day, edit.index)
    case 'removeDay':
      return removeDay(document, dayIndex(document, edit.day))
    case 'moveDay':
      return moveDay(document, dayIndex(document, edit.day), edit.index)
    case 'setDayCount':
      return setDayCount(document, edit.dayCount, edit.newDays)
    case 'setSegment':
      return { segments: document.segments.map((one) => (one.uuid === segmentAt(document, edit.segment).uuid ? withFields(one, edit.fields) : one)) }
    case 'insertSegment':
      return { segments: placed(document, { ...edit.segment, day: edit.day }, document.segments, edit.index) }
    case 'removeSegment':
      return { segments: document.segments.filter((one) => one !== segmentAt(document, edit.segment)) }
    case 'moveSegment': {
      const segment = segmentAt(document, edit.segment)
      return { segments: placed(document, { ...segment, day: edit.day }, document.segments.filter((one) => one !== segment), edit.index) }
    }
  }
}

const dayIndex = (document: TripDocument, uuid: string): number => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  if (index === -1) throw new EditError('that day is not in the trip any more')
  return index
}

const dayAt = (document: TripDocument, uuid: string): Day => {
  const day = document.days[dayIndex(document, uuid)]
  if (!day) throw new EditError('that day is not in the trip any more')
  return day
}

const segmentAt = (document: TripDocument, uuid: string): Segment => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  if (!segment) throw new EditError('that segment is not in the trip any more')
  return segment
}

/** Moves the day numbers of all segments; null sends one to the tray. */
const renumbered = (segments: readonly Segment[], to: (day: number) => number | null): Segment[] =>
  segments.map((segment) => (segment.day === null || to(segment.day) === segment.day ? segment : { ...segment, day: to(segment.day) }))

const insertDay = (document: TripDocument, day: Day, index: number): Partial<TripDocument> => {
  if (document.days.length >= documentLimits.days) throw new EditError(`a trip has at most ${documentLimits.days} days`)
  const at = clamp(index, document.days.length)
  return {
    days: document.days.toSpliced(at, 0, day),
    dayCount: document.days.length + 1,
    segments: renumbered(document.segments, (number) => (number >= at ? number + 1 : number)),
  }
}

const removeDay = (document: TripDocument, at: number): Partial<TripDocument> => {
  if (document.days.length === 1) throw new EditError('a trip has at least one day')
  return {
    days: document.days.toSpliced(at, 1),
    dayCount: document.days.length - 1,
    segments: renumbered(document.segments, (number) => (number === at ? null : number > at ? number - 1 : number)),
  }
}

const moveDay = (document: TripDocument, from: number, index: number): Partial<TripDocument> => {
  const to = clamp(index, document.days.length - 1)
  const order = document.days.map((_, number) => number).toSpliced(from, 1).toSpliced(to, 0, from)
  return {
    days: order.flatMap((number) => document.days[number] ?? []),
    segments: renumbered(document.segments, (number) => order.indexOf(number)),
  }
}

/** Shortening sends what falls outside to the tray; nothing is ever deleted by it. */
const setDayCount = (document: TripDocument, dayCount: number, newDays: Day[]): Partial<TripDocument> => {
  if (dayCount < 1 || dayCount > documentLimits.days) throw new EditError(`a trip has 1 to ${documentLimits.days} days`)
  const days = [...document.days, ...newDays].slice(0, dayCount)
  if (days.length !== dayCount) throw new EditError('a longer trip needs its new days')
  return { days, dayCount, segments: renumbered(document.segments, (number) => (number < dayCount ? number : null)) }
}

/** Content of a segment that came from the library is laid over what it is pinned to. */
const withFields = (segment: Segment, fields: Partial<Segment>): Segment => {
  if (!segment.source) return { ...segment, ...fields }
  const content = Object.entries(fields).filter(([name]) => isContent(name))
  const others = Object.entries(fields).filter(([name]) => !isContent(name))
  return { ...segment, ...Object.fromEntries(others), overrides: { ...segment.overrides, ...Object.fromEntries(content) } }
}

const isContent = (name: string): name is ContentField => (contentFields as readonly string[]).includes(name)

/** `segment` among `others`, at `index` of its day. */
const placed = (document: TripDocument, segment: Segment, others: Segment[], index: number): Segment[] => {
  if (segment.day !== null && (segment.day < 0 || segment.day >= document.days.length)) throw new EditError('the trip has no such day')
  const group = others.filter((one) => one.day === segment.day)
  if (segment.day !== null && group.length >= documentLimits.segmentsPerDay) throw new EditError(`a day holds at most ${documentLimits.segmentsPerDay} segments`)
  if (others.length >= documentLimits.segments) throw new EditError(`a trip holds at most ${documentLimits.segments} segments`)
  const before = group[clamp(index, group.length)]
  return others.toSpliced(before ? others.indexOf(before) : others.length, 0, segment)
}

const clamp = (index: number, most: number) => Math.min(Math.max(index, 0), most)

/** An edit in words, for undo and for the announcement of what happened: "Moved Etosha Safari Camp to day 4". */
export const describeEdit = (document: TripDocument, edit: Edit): string => {
  const title = (uuid: string) => {
    const segment = document.segments.find((one) => one.uuid === uuid)
    return segment?.overrides.title ?? segment?.title ?? 'a segment'
  }
  const dayName = (day: number | null) => (day === null ? 'the tray' : `day ${day + 1}`)
  const dayNamed = (uuid: string) => dayName(document.days.findIndex((day) => day.uuid === uuid))
  switch (edit.kind) {
    case 'set':
      return `Changed ${wordsOf(Object.keys(edit.fields)[0] ?? 'the trip')}`
    case 'setDay':
      return `Changed ${wordsOf(Object.keys(edit.fields)[0] ?? 'details')} of ${dayNamed(edit.day)}`
    case 'insertDay':
      return `Added day ${edit.index + 1}`
    case 'removeDay':
      return `Removed ${dayNamed(edit.day)}`
    case 'moveDay':
      return `Moved ${dayNamed(edit.day)} to day ${edit.index + 1}`
    case 'setDayCount':
      return `Made the trip ${edit.dayCount} ${edit.dayCount === 1 ? 'day' : 'days'} long`
    case 'setSegment':
      return `Changed ${wordsOf(Object.keys(edit.fields)[0] ?? 'details')} of ${title(edit.segment)}`
    case 'insertSegment':
      return `Added ${edit.segment.title} to ${dayName(edit.day)}`
    case 'removeSegment':
      return `Removed ${title(edit.segment)}`
    case 'moveSegment':
      return `Moved ${title(edit.segment)} to ${dayName(edit.day)}`
  }
}

/** `startDate` → `start date`. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
