import type { Edit, EditOf, ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'
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
      return describeChange(edit.fields, dayNamed(document, edit.day))
    case 'insertDay':
      return wording.addedDay({ day: Math.min(edit.index, document.days.length) + 1 })
    case 'removeDay':
      return wording.removed({ name: dayNamed(document, edit.day) })
    case 'moveDay':
      return wording.movedDay({
        name: dayNamed(document, edit.day),
        day: Math.min(edit.index, document.days.length - 1) + 1,
      })
    case 'insertDays':
      return edit.name
    case 'splitDay':
      return wording.split({ name: dayNamed(document, edit.day) })
    case 'mergeDays':
      return describeMerge(document, edit.day)
    case 'setDayCount':
      return wording.changedLength({ days: edit.dayCount })
    case 'setSegment':
      return describeChange(edit.fields, titleOf(document, edit.segment))
    case 'resetSegment':
      return wording.resetToLibrary({
        fields: edit.fields.map(fieldWords).join(', '),
        name: titleOf(document, edit.segment),
      })
    case 'replaceSource':
      return describeSource(document, edit)
    case 'insertSegment':
      return wording.addedTo({ name: edit.segment.overrides.title ?? edit.segment.title, day: dayNumber(edit.day) })
    case 'removeSegment':
      return wording.removed({ name: titleOf(document, edit.segment) })
    case 'moveSegment':
      return (isAlreadyOn(document, edit.segment, edit.day) ? wording.movedWithin : wording.movedTo)({
        name: titleOf(document, edit.segment),
        day: dayNumber(edit.day),
      })
    case 'several':
      return edit.name ?? (edit.edits[0] ? describeEdit(document, edit.edits[0]) : wording.changedNothing)
  }
}

/** A new start date moves the whole itinerary. Everything else is described as a change of fields. */
const describeSet = (fields: EditOf<'set'>['fields']): string => {
  const { startDate, ...others } = fields
  return startDate && Object.keys(others).length === 0
    ? wording.changedStart({ date: dateInWords(startDate) })
    : describeChange(fields)
}

/** @param name what has the fields; omit it for the itinerary itself */
const describeChange = (fields: object, name?: string): string => {
  const words = Object.keys(fields).map(fieldWords).join(', ')
  if (words === '') return wording.changedNothing
  return name === undefined ? wording.changed({ fields: words }) : wording.changedOf({ fields: words, name })
}

const describeMerge = (document: ItineraryDocument, uuid: string): string => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  return index === -1 ? wording.mergedTwoDays : wording.merged({ first: index + 1, second: index + 2 })
}

const describeSource = (
  document: ItineraryDocument,
  { segment: uuid, source, fields }: EditOf<'replaceSource'>,
): string => {
  const title = titleOf(document, uuid)
  if (source === null) return wording.unlinked({ name: title })
  const isSame = document.segments.some((one) => one.uuid === uuid && one.source?.uuid === source.uuid)
  return isSame || fields.title === undefined
    ? wording.updated({ name: title })
    : wording.replaced({ name: title, other: fields.title })
}

const titleOf = (document: ItineraryDocument, uuid: string): string => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  return segment?.overrides.title ?? segment?.title ?? wording.aSegment
}

/** A day by its index, in words; null for none. */
export const describeDay = (day: number | null): string =>
  day === null ? wording.unscheduledName : wording.dayName({ day: day + 1 })

/** The number of a day as the messages take it: 0 for unscheduled. */
const dayNumber = (day: number | null): number => (day === null ? 0 : day + 1)

const dayNamed = (document: ItineraryDocument, uuid: string): string => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  return index === -1 ? wording.aDay : describeDay(index)
}

const isAlreadyOn = (document: ItineraryDocument, uuid: string, day: number | null): boolean =>
  document.segments.some((segment) => segment.uuid === uuid && segment.day === day)
