import type { Segment } from '../../document/document.ts'
import type { Edit, EditOf, ItineraryDocument } from '../edit.ts'
import { describeDay } from '../describe-edit.ts'
import { nightsOf } from '../effective.ts'
import * as wording from './wording.ts'

/** An edit that removes days, and what it does to segments. */
export type DaysRemoval = {
  edit: EditOf<'several'>
  /** Stays that have fewer nights, as they were before. */
  shortened: Segment[]
  /** Segments that become unscheduled. */
  unscheduled: Segment[]
}

/** Whether a stay was agreed with its supplier: a change of its nights has to be agreed again. */
export const isAgreed = ({ bookingStatus, priceLocked }: Segment): boolean =>
  bookingStatus === 'confirmed' || priceLocked

/**
 * Removes a day. A stay that covers its night has one night less; one that begins on it begins on the next day instead. All
 * other segments of the day become unscheduled. Null if the day no longer exists.
 */
export const removeDayOfStays = (document: ItineraryDocument, uuid: string): DaysRemoval | null => {
  const at = document.days.findIndex((day) => day.uuid === uuid)
  if (at === -1) return null
  const shortened = document.segments.filter((segment) => losesNight(segment, at, document.days.length))
  const beginning = shortened.filter(({ day }) => day === at)
  const edits: Edit[] = [
    ...shortened.map(({ uuid: segment, nights }): Edit => ({
      kind: 'setSegment',
      segment,
      fields: { nights: nights - 1 },
    })),
    ...beginning.map(({ uuid: segment }, index): Edit => ({ kind: 'moveSegment', segment, day: at + 1, index })),
    { kind: 'removeDay', day: uuid },
  ]
  return {
    edit: { kind: 'several', name: wording.removed({ name: describeDay(at) }), edits },
    shortened,
    unscheduled: document.segments.filter((segment) => segment.day === at && !beginning.includes(segment)),
  }
}

/** Whether a stay covers the night after a day and another one that remains. */
const losesNight = (segment: Segment, day: number, dayCount: number): boolean => {
  const stay = nightsOf(segment)
  if (stay === null || stay.nights < 2 || day < stay.from || day >= stay.from + stay.nights) return false
  return day > stay.from || day + 1 < dayCount
}
