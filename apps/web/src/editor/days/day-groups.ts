import type { Day } from '@sojourn/contract/document/document'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import type { OpenItinerary } from '../store/itinerary.ts'
import type { Step } from '../store/itinerary-store.ts'
import { dayDateInWords, dayName } from '../words/day-words.ts'
import { createListing, type LaterNight, type ListedSegment, type Terms } from './listed-segments.ts'

/** A day, or the unscheduled segments, as a group in the list. */
export type DayGroup = {
  id: string
  /** Null for the unscheduled segments. */
  day: { uuid: string; index: number; title: string | null; date: string } | null
  title: string
  items: readonly ListedSegment[]
  /** The stays that began on earlier days. */
  nights: readonly LaterNight[]
}

/** The id of the group of unscheduled segments. The id of a day is its uuid. */
export const unscheduledId = 'unscheduled'

/**
 * Groups segments by day, the unscheduled ones last, and renders each group. A group without changes since the last call is the
 * same object, so that React does not render it again.
 */
export const createGrouping = <Drawn>(
  draw: (group: DayGroup) => Drawn,
  seesPrices: boolean,
): ((document: Grouped) => readonly Drawn[]) => {
  const list = createListing(seesPrices)
  let last = new Map<string, { group: DayGroup; drawn: Drawn }>()
  return (document) => {
    const { days, segments } = document
    const dates = datesOfDays({ ...document, dayCount: days.length })
    const byDay = Map.groupBy(segments, (segment) => segment.day)
    const { rowsOf, nights, done } = list(segments, document)
    const groups = [
      ...days.map((day, index) => ({
        ...groupOf(day, index, dates[index]),
        items: rowsOf(byDay.get(index) ?? []),
        nights: nights.get(index) ?? [],
      })),
      { id: unscheduledId, day: null, title: dayName(null), items: rowsOf(byDay.get(null) ?? []), nights: [] },
    ]
    done()
    const now = groups.map((group) => {
      const cached = last.get(group.id)
      return cached && isSameGroup(cached.group, group) ? cached : { group, drawn: draw(group) }
    })
    last = new Map(now.map((one) => [one.group.id, one]))
    return now.map(({ drawn }) => drawn)
  }
}

type Grouped = Pick<ItineraryDocument, 'days' | 'segments' | 'startDate'> & Terms

const groupOf = (day: Day, index: number, date: string | null | undefined) => ({
  id: day.uuid,
  day: { uuid: day.uuid, index, title: day.title, date: dayDateInWords(date) },
  title: dayName(index),
})

const isSameGroup = (one: DayGroup, other: DayGroup): boolean =>
  one.day?.index === other.day?.index &&
  one.day?.title === other.day?.title &&
  one.day?.date === other.day?.date &&
  one.items.length === other.items.length &&
  one.items.every((row, index) => row === other.items[index]) &&
  one.nights.length === other.nights.length &&
  one.nights.every(
    ({ segment, night }, index) => segment === other.nights[index]?.segment && night === other.nights[index].night,
  )

/** Moves a segment to a position in the list. Returns the step; undefined if it could not be made. */
export const moveSegment = (
  itinerary: OpenItinerary,
  segment: string,
  to: { group: string; index: number },
): Step | undefined => {
  const index = itinerary.store.getState().document.days.findIndex(({ uuid }) => uuid === to.group)
  const day = to.group === unscheduledId || index === -1 ? null : index
  return itinerary.dispatch({ kind: 'moveSegment', segment, day, index: to.index })
}
