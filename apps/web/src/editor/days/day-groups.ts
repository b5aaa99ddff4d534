import type { Day, Segment } from '@sojourn/contract/document/document'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import { dayDateInWords, dayName } from '../words/day-words.ts'

/** A day, or the unscheduled segments, as a group in the list. */
export type DayGroup = {
  id: string
  /** Null for the unscheduled segments. */
  day: { uuid: string; index: number; title: string | null; date: string } | null
  title: string
  items: readonly Segment[]
}

/** The id of the group of unscheduled segments. The id of a day is its uuid. */
export const unscheduledId = 'unscheduled'

/**
 * Groups segments by day, the unscheduled ones last, and renders each group. A group without changes since the last call is the
 * same object, so that React does not render it again.
 */
export const createGrouping = <Drawn>(
  draw: (group: DayGroup) => Drawn,
): ((document: Pick<ItineraryDocument, 'days' | 'segments' | 'startDate'>) => readonly Drawn[]) => {
  let last = new Map<string, { group: DayGroup; drawn: Drawn }>()
  return (document) => {
    const { days, segments } = document
    const dates = datesOfDays({ ...document, dayCount: days.length })
    const byDay = Map.groupBy(segments, (segment) => segment.day)
    const groups = [
      ...days.map((day, index) => groupOf(day, index, dates[index], byDay.get(index) ?? [])),
      { id: unscheduledId, day: null, title: dayName(null), items: byDay.get(null) ?? [] },
    ]
    const now = groups.map((group) => {
      const cached = last.get(group.id)
      return cached && isSameGroup(cached.group, group) ? cached : { group, drawn: draw(group) }
    })
    last = new Map(now.map((one) => [one.group.id, one]))
    return now.map(({ drawn }) => drawn)
  }
}

const groupOf = (day: Day, index: number, date: string | null | undefined, items: Segment[]): DayGroup => ({
  id: day.uuid,
  day: { uuid: day.uuid, index, title: day.title, date: dayDateInWords(date) },
  title: dayName(index),
  items,
})

const isSameGroup = (one: DayGroup, other: DayGroup): boolean =>
  one.day?.index === other.day?.index &&
  one.day?.title === other.day?.title &&
  one.day?.date === other.day?.date &&
  one.items.length === other.items.length &&
  one.items.every((segment, index) => segment === other.items[index])
