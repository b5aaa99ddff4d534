import type { RichText } from '../kit/rich-text.ts'
import { plainText } from '../kit/plain-text.ts'
import { maxRichTextLength } from '../kit/field-limits.ts'
import { partsOf, richTextLimits } from '../kit/rich-text-limits.ts'
import type { Day } from '../document/document.ts'
import { type Edit, EditError, type EditOf, type ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

type Composed = EditOf<'insertDays'> | EditOf<'splitDay'> | EditOf<'mergeDays'>

/** Whether an edit is composed of others, which are derived from the document when the edit is applied. */
export const isComposed = (edit: Edit): edit is Composed =>
  edit.kind === 'insertDays' || edit.kind === 'splitDay' || edit.kind === 'mergeDays'

/** The edits that a composed one consists of. Throws EditError. */
export const stepsOf = (document: ItineraryDocument, edit: Composed): Edit[] => {
  switch (edit.kind) {
    case 'insertDays':
      return insertDays(document, edit)
    case 'splitDay':
      return splitDay(document, edit)
    case 'mergeDays':
      return mergeDays(document, edit)
  }
}

/** After all segments of a day. */
const last = Number.MAX_SAFE_INTEGER

const insertDays = (document: ItineraryDocument, { days, segments, index }: EditOf<'insertDays'>): Edit[] => {
  const at = Math.min(Math.max(index, 0), document.days.length)
  return [
    ...days.map((day, offset): Edit => ({ kind: 'insertDay', day, index: at + offset })),
    ...segments.map((segment): Edit => ({
      kind: 'insertSegment',
      segment,
      day: segment.day === null ? null : at + segment.day,
      index: last,
    })),
  ]
}

const splitDay = (document: ItineraryDocument, { day: uuid, at, newDay }: EditOf<'splitDay'>): Edit[] => {
  const index = indexOf(document, uuid)
  const leaving = document.segments.filter((segment) => segment.day === index).slice(Math.max(at, 0))
  const destination = newDay.destination ?? document.days[index]?.destination ?? null
  return [
    { kind: 'insertDay', day: { ...newDay, destination }, index: index + 1 },
    ...leaving.map((segment): Edit => ({ kind: 'moveSegment', segment: segment.uuid, day: index + 1, index: last })),
  ]
}

const mergeDays = (document: ItineraryDocument, { day: uuid }: EditOf<'mergeDays'>): Edit[] => {
  const index = indexOf(document, uuid)
  const [targetDay, nextDay] = [document.days[index], document.days[index + 1]]
  if (!targetDay || !nextDay) throw new EditError(wording.noNextDay)
  return [
    ...document.segments
      .filter((segment) => segment.day === index + 1)
      .map((segment): Edit => ({ kind: 'moveSegment', segment: segment.uuid, day: index, index: last })),
    { kind: 'setDay', day: uuid, fields: mergedWords(targetDay, nextDay) },
    { kind: 'removeDay', day: nextDay.uuid },
  ]
}

const indexOf = (document: ItineraryDocument, uuid: string): number => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  if (index === -1) throw new EditError(wording.dayMissing)
  return index
}

const mergedWords = (one: Day, other: Day): Partial<Omit<Day, 'uuid'>> => ({
  title: joined(one.title, other.title, ' – ', 160) ?? one.title,
  routeLine: joined(one.routeLine, other.routeLine, ' – ', 160) ?? one.routeLine,
  description: joinedText(one.description, other.description),
  destination: one.destination ?? other.destination,
  hero: one.hero ?? other.hero,
  meals: {
    b: one.meals.b ?? other.meals.b,
    l: one.meals.l ?? other.meals.l,
    d: one.meals.d ?? other.meals.d,
  },
  notesInternal: joinedNotes(one.notesInternal, other.notesInternal),
})

/** Both texts joined, or the one that exists; undefined if they are too long together. */
const joined = (one: string | null, other: string | null, between: string, max: number): string | null | undefined => {
  if (one === null || other === null || one === other) return one ?? other
  const both = `${one}${between}${other}`
  return both.length <= max ? both : undefined
}

const joinedNotes = (one: string | null, other: string | null): string | null => {
  const both = joined(one, other, '\n\n', 4000)
  if (both === undefined) throw new EditError(wording.notesTooLong)
  return both
}

const joinedText = (one: RichText | null, other: RichText | null): RichText | null => {
  if (one === null || other === null) return one ?? other
  const both: RichText = { type: 'doc', content: [...one.content, ...other.content] }
  if (plainText(both).length > maxRichTextLength || partsOf(both) > richTextLimits.parts)
    throw new EditError(wording.descriptionsTooLong)
  return both
}
