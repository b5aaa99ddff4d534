import type { Day, Segment } from '@sojourn/contract/itinerary/document'
import type { TripDocument } from '@sojourn/contract/itinerary/edit'
import { dateOfDayInWords } from './day-words.ts'

/** A day, or the tray, with what stands on it. */
export type DayGroup = {
  id: string
  /** Null for the tray. */
  day: { uuid: string; index: number; title: string | null; date: string } | null
  title: string
  items: readonly Segment[]
}

export const trayId = 'tray'

/** Groups segments by day, the tray last. A group in which nothing changed since the last call is the same object. */
export const createGrouping = (): ((document: TripDocument) => readonly DayGroup[]) => {
  let last = new Map<string, DayGroup>()
  return ({ days, segments, startDate }) => {
    const byDay = Map.groupBy(segments, (segment) => segment.day)
    const groups = [
      ...days.map((day, index) => groupOf(day, index, startDate, byDay.get(index) ?? [])),
      { id: trayId, day: null, title: 'Unscheduled', items: byDay.get(null) ?? [] },
    ].map((group) => {
      const known = last.get(group.id)
      return known && isSameGroup(known, group) ? known : group
    })
    last = new Map(groups.map((group) => [group.id, group]))
    return groups
  }
}

const groupOf = (day: Day, index: number, startDate: string | null, items: Segment[]): DayGroup => ({
  id: day.uuid,
  day: { uuid: day.uuid, index, title: day.title, date: dateOfDayInWords(startDate, index) },
  title: `Day ${index + 1}`,
  items,
})

const isSameGroup = (one: DayGroup, other: DayGroup): boolean =>
  one.day?.index === other.day?.index &&
  one.day?.title === other.day?.title &&
  one.day?.date === other.day?.date &&
  one.items.length === other.items.length &&
  one.items.every((segment, index) => segment === other.items[index])
