import type { Edit, TripDocument } from './edit.ts'

/**
 * An edit in words, for undo and for saying what happened: "Moved Etosha Safari Camp to day 4".
 * @param document the trip before the edit
 */
export const describeEdit = (document: TripDocument, edit: Edit): string => {
  switch (edit.kind) {
    case 'set':
      return `Changed ${wordsFor(edit.fields)}`
    case 'setDay':
      return `Changed ${wordsFor(edit.fields)} of ${dayNamed(document, edit.day)}`
    case 'insertDay':
      return `Added ${nameOfDay(Math.min(edit.index, document.days.length))}`
    case 'removeDay':
      return `Removed ${dayNamed(document, edit.day)}`
    case 'moveDay':
      return `Moved ${dayNamed(document, edit.day)} to the place of ${nameOfDay(Math.min(edit.index, document.days.length - 1))}`
    case 'setDayCount':
      return `Made the trip ${edit.dayCount} ${edit.dayCount === 1 ? 'day' : 'days'} long`
    case 'setSegment':
      return `Changed ${wordsFor(edit.fields)} of ${titleOf(document, edit.segment)}`
    case 'resetSegment':
      return `Took ${edit.fields.map(words).join(', ')} of ${titleOf(document, edit.segment)} from the library`
    case 'insertSegment':
      return `Added ${edit.segment.overrides.title ?? edit.segment.title} to ${nameOfDay(edit.day)}`
    case 'removeSegment':
      return `Removed ${titleOf(document, edit.segment)}`
    case 'moveSegment':
      return `Moved ${titleOf(document, edit.segment)} ${isAlreadyOn(document, edit.segment, edit.day) ? 'within' : 'to'} ${nameOfDay(edit.day)}`
    case 'several':
      return edit.edits[0] ? describeEdit(document, edit.edits[0]) : 'Changed nothing'
  }
}

const titleOf = (document: TripDocument, uuid: string): string => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  return segment?.overrides.title ?? segment?.title ?? 'a segment'
}

const nameOfDay = (day: number | null): string => (day === null ? 'the tray' : `day ${day + 1}`)

const dayNamed = (document: TripDocument, uuid: string): string => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  return index === -1 ? 'a day' : nameOfDay(index)
}

const isAlreadyOn = (document: TripDocument, uuid: string, day: number | null): boolean =>
  document.segments.some((segment) => segment.uuid === uuid && segment.day === day)

const wordsFor = (fields: object): string => Object.keys(fields).map(words).join(', ') || 'nothing'

/** Fields whose name in code is not what a designer calls them. */
const said: Readonly<Record<string, string>> = {
  checkIn: 'check-in',
  checkOut: 'check-out',
  dayCount: 'length',
  media: 'pictures',
  notesClient: 'notes for the traveller',
  notesInternal: 'internal notes',
  durationMin: 'duration',
  summary: 'introduction',
}

/** `startDate` → `start date`. */
const words = (name: string): string => said[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
