import type { Segment } from './document.ts'
import type { Edit, TripDocument } from './edit.ts'
import { describeDay } from './describe-edit.ts'

export type NewUuid = () => string

/** The same segment once more; nothing of it is booked yet, so nothing of it is confirmed or locked. */
export const copyOfSegment = (segment: Segment, uuid: string): Segment => ({
  ...segment,
  uuid,
  bookingStatus: 'not_requested',
  confirmationNo: null,
  deadline: null,
  priceLocked: false,
})

/** The same segment once more, behind the one it is of. Null when that is gone. */
export const duplicateSegment = (document: TripDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  if (!segment) return null
  const index = document.segments.filter((one) => one.day === segment.day).indexOf(segment) + 1
  const insert: Edit = { kind: 'insertSegment', segment: copyOfSegment(segment, newUuid()), day: segment.day, index }
  return { kind: 'several', name: `Duplicated ${segment.overrides.title ?? segment.title}`, edits: [insert] }
}

/** The same day once more, with its segments, behind the one it is of. Null when that is gone. */
export const duplicateDay = (document: TripDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  const day = document.days[index]
  if (!day) return null
  return {
    kind: 'insertDays',
    name: `Duplicated ${describeDay(index)}`,
    index: index + 1,
    days: [{ ...day, uuid: newUuid() }],
    segments: document.segments
      .filter((segment) => segment.day === index)
      .map((segment) => ({ ...copyOfSegment(segment, newUuid()), day: 0 })),
  }
}
