import { copyOfSegment, type NewUuid, withOwnGroups } from './copies.ts'
import type { Day, Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'

type Template = Pick<ItineraryDocument, 'title' | 'days' | 'segments'>
type Insertion = {
  /** Where the first of the days goes, from 0. */
  index: number
  /** Which days of the template, by their index from 0 and in their order there; all without. */
  only?: readonly number[]
  newUuid: NewUuid
}

/**
 * A template, or some of its days, put into an itinerary at any place. The template's unscheduled segments come along when all its
 * days do. A stay keeps the nights whose days come along. The single day of an itinerary that holds nothing yet gives way.
 */
export const insertTemplate = (document: ItineraryDocument, template: Template, insertion: Insertion): Edit => {
  const { index, newUuid, only = template.days.keys().toArray() } = insertion
  const chosen = template.days
    .keys()
    .toArray()
    .filter((day) => only.includes(day))
  const isWhole = chosen.length === template.days.length
  const insert: Edit = {
    kind: 'insertDays',
    name: `Added ${chosen.length === 1 ? '1 day' : `${chosen.length} days`} from ${template.title}`,
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
    isBlank(untouched)
    ? { kind: 'several', name: insert.name, edits: [insert, { kind: 'removeDay', day: untouched.uuid }] }
    : insert
}

const copyOfDay = (day: Day | undefined, newUuid: NewUuid): Day[] => (day ? [{ ...day, uuid: newUuid() }] : [])

/** How many nights in a row from its first are on days that come along; those behind the last day always do. */
const nightsAmong = ({ day, nights }: Segment, chosen: readonly number[], dayCount: number): number => {
  const covered = Array.from({ length: nights }, (_, night) => (day ?? 0) + night)
  const first = covered.findIndex((index) => index < dayCount && !chosen.includes(index))
  return first === -1 ? nights : first
}

/** Whether nothing has been said about a day. */
const isBlank = ({ uuid: _, meals, ...words }: Day): boolean =>
  Object.values(words).every((value) => value === null) && Object.values(meals).every((value) => value === null)
