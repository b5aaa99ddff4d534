import { copyOfSegment, type NewUuid, withOwnGroups } from './copies.ts'
import type { Day, Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

type Template = Pick<ItineraryDocument, 'title' | 'days' | 'segments'>
type Insertion = {
  /** The position at which the first of the days is inserted, from 0. */
  index: number
  /** The days of the template to insert, by their index from 0, in the order of the template. Default: all. */
  only?: readonly number[]
  newUuid: NewUuid
}

/**
 * Inserts a template, or some of its days, into an itinerary at any position. The template's unscheduled segments are included
 * if all its days are. A stay keeps the nights whose days are inserted. If the itinerary has only one day and is still empty,
 * that day is replaced.
 */
export const insertTemplate = (
  document: Pick<ItineraryDocument, 'days' | 'segments'>,
  template: Template,
  insertion: Insertion,
): Edit => {
  const { index, newUuid, only = template.days.keys().toArray() } = insertion
  const chosen = template.days
    .keys()
    .toArray()
    .filter((day) => only.includes(day))
  const isWhole = chosen.length === template.days.length
  const insert: Edit = {
    kind: 'insertDays',
    name: wording.addedDaysFrom({ count: chosen.length, template: template.title }),
    index,
    days: chosen.flatMap((day) => copyOfDay(template.days[day], newUuid)),
    segments: withOwnGroups(
      template.segments
        .filter(({ day }) => (day === null ? isWhole : chosen.includes(day)))
        .map((segment) => ({
          ...copyOfSegment(segment, newUuid()),
          for: null,
          day: segment.day === null ? null : chosen.indexOf(segment.day),
          nights: segment.day === null ? segment.nights : nightsAmong(segment, chosen, template.days.length),
        })),
      document.segments,
    ),
  }
  const [untouched] = document.days
  return chosen.length > 0 &&
    untouched &&
    document.segments.length === 0 &&
    document.days.length === 1 &&
    isBlankDay(untouched)
    ? { kind: 'several', name: insert.name, edits: [insert, { kind: 'removeDay', day: untouched.uuid }] }
    : insert
}

const copyOfDay = (day: Day | undefined, newUuid: NewUuid): Day[] => (day ? [{ ...day, uuid: newUuid() }] : [])

/** How many consecutive nights from its first are on days that are inserted. Those after the last day always count. */
const nightsAmong = ({ day, nights }: Segment, chosen: readonly number[], dayCount: number): number => {
  const covered = Array.from({ length: nights }, (_, night) => (day ?? 0) + night)
  const first = covered.findIndex((index) => index < dayCount && !chosen.includes(index))
  return first === -1 ? nights : first
}

/** Whether all fields of a day are empty. */
export const isBlankDay = ({ uuid: _, meals, ...words }: Day): boolean =>
  Object.values(words).every((value) => value === null) && Object.values(meals).every((value) => value === null)
