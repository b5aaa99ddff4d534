import type { Edit, EditOf, ItineraryDocument } from './edit.ts'
import { dateInWords, fieldWords } from './words.ts'

/**
 * Describes an edit in words, for undo and for status messages: "Moved Etosha Safari Camp to day 4".
 * @param document the itinerary before the edit
 */
export const describeEdit = (document: ItineraryDocument, edit: Edit): string => {
  switch (edit.kind) {
    case 'set':
      return describeSet(edit.fields)
    case 'setDay':
      return `Changed ${wordsFor(edit.fields)} of ${dayNamed(document, edit.day)}`
    case 'insertDay':
      return `Added ${describeDay(Math.min(edit.index, document.days.length))}`
    case 'removeDay':
      return `Removed ${dayNamed(document, edit.day)}`
    case 'moveDay':
      return `Moved ${dayNamed(document, edit.day)} to the place of ${describeDay(Math.min(edit.index, document.days.length - 1))}`
    case 'insertDays':
      return edit.name
    case 'splitDay':
      return `Split ${dayNamed(document, edit.day)}`
    case 'mergeDays':
      return describeMerge(document, edit.day)
    case 'setDayCount':
      return `Made the trip ${edit.dayCount} ${edit.dayCount === 1 ? 'day' : 'days'} long`
    case 'setSegment':
      return `Changed ${wordsFor(edit.fields)} of ${titleOf(document, edit.segment)}`
    case 'resetSegment':
      return `Took ${edit.fields.map(fieldWords).join(', ')} of ${titleOf(document, edit.segment)} from the library`
    case 'replaceSource':
      return describeSource(document, edit)
    case 'insertSegment':
      return `Added ${edit.segment.overrides.title ?? edit.segment.title} to ${describeDay(edit.day)}`
    case 'removeSegment':
      return `Removed ${titleOf(document, edit.segment)}`
    case 'moveSegment':
      return `Moved ${titleOf(document, edit.segment)} ${isAlreadyOn(document, edit.segment, edit.day) ? 'within' : 'to'} ${describeDay(edit.day)}`
    case 'several':
      return edit.name ?? (edit.edits[0] ? describeEdit(document, edit.edits[0]) : 'Changed nothing')
  }
}

/** A new start date moves the whole itinerary. Everything else is described as a change of fields. */
const describeSet = (fields: EditOf<'set'>['fields']): string => {
  const { startDate, ...others } = fields
  return startDate && Object.keys(others).length === 0
    ? `Moved the trip to begin on ${dateInWords(startDate)}`
    : `Changed ${wordsFor(fields)}`
}

const describeMerge = (document: ItineraryDocument, uuid: string): string => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  return index === -1 ? 'Merged two days' : `Merged ${describeDay(index)} and ${describeDay(index + 1)}`
}

const describeSource = (
  document: ItineraryDocument,
  { segment: uuid, source, fields }: EditOf<'replaceSource'>,
): string => {
  const title = titleOf(document, uuid)
  if (source === null) return `Took ${title} off the library`
  const isSame = document.segments.some((one) => one.uuid === uuid && one.source?.uuid === source.uuid)
  return isSame || fields.title === undefined
    ? `Updated ${title} from the library`
    : `Replaced ${title} with ${fields.title}`
}

const titleOf = (document: ItineraryDocument, uuid: string): string => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  return segment?.overrides.title ?? segment?.title ?? 'a segment'
}

/** A day by its index, in words; null for none. */
export const describeDay = (day: number | null): string => (day === null ? 'the tray' : `day ${day + 1}`)

const dayNamed = (document: ItineraryDocument, uuid: string): string => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  return index === -1 ? 'a day' : describeDay(index)
}

const isAlreadyOn = (document: ItineraryDocument, uuid: string, day: number | null): boolean =>
  document.segments.some((segment) => segment.uuid === uuid && segment.day === day)

const wordsFor = (fields: object): string => Object.keys(fields).map(fieldWords).join(', ') || 'nothing'
