import type { Day, Segment } from '@sojourn/contract/document/document'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import { dayDateInWords } from '../words/day-words.ts'

/** A day, or what is unscheduled, with its segments. */
export type DayGroup = {
  id: string
  /** Null for what is unscheduled. */
  day: { uuid: string; index: number; title: string | null; date: string } | null
  title: string
  items: readonly Segment[]
}

/** The group of unscheduled segments; those of days have the day’s uuid. */
export const unscheduledId = 'tray'

/**
 * Groups segments by day, the unscheduled ones last, and draws each group.
 * One in which nothing changed since the last call is the same object, so that it is not drawn anew.
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
      { id: unscheduledId, day: null, title: 'Unscheduled', items: byDay.get(null) ?? [] },
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
  title: `Day ${index + 1}`,
  items,
})

const isSameGroup = (one: DayGroup, other: DayGroup): boolean =>
  one.day?.index === other.day?.index &&
  one.day?.title === other.day?.title &&
  one.day?.date === other.day?.date &&
  one.items.length === other.items.length &&
  one.items.every((segment, index) => segment === other.items[index])
