import type { Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
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

/**
 * Copies of segments as option groups of their own: a group is known by its name in the whole itinerary, and the copies
 * would be alternatives to what they were copied from.
 * @param others the segments that the copies stand beside
 */
export const withOwnGroups = (copies: readonly Segment[], others: readonly Segment[]): Segment[] => {
  const taken = new Set([...others, ...copies].map(({ optionGroup }) => optionGroup))
  const beside = new Set(others.map(({ optionGroup }) => optionGroup))
  const renamed = new Map<string, string>()
  return copies.map((copy) => {
    const { optionGroup } = copy
    if (optionGroup === null || !beside.has(optionGroup)) return copy
    const name = renamed.get(optionGroup) ?? freeName(optionGroup, taken)
    renamed.set(optionGroup, name)
    taken.add(name)
    return { ...copy, optionGroup: name }
  })
}

/** An option group's name holds so many characters. */
const LONGEST_NAME = 80

/** "Hotel 2" for "Hotel", or the next number that is free. */
const freeName = (name: string, taken: ReadonlySet<string | null>): string => {
  const stem = name.replace(/ \d+$/, '')
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`
    const candidate =
      Array.from(stem)
        .slice(0, LONGEST_NAME - end.length)
        .join('') + end
    if (!taken.has(candidate)) return candidate
  }
}

/** The same segment once more, behind the one it is of. Null when that is gone. */
export const duplicateSegment = (document: ItineraryDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  if (!segment) return null
  const index = document.segments.filter((one) => one.day === segment.day).indexOf(segment) + 1
  const insert: Edit = { kind: 'insertSegment', segment: copyOfSegment(segment, newUuid()), day: segment.day, index }
  return { kind: 'several', name: `Duplicated ${segment.overrides.title ?? segment.title}`, edits: [insert] }
}

/** The same day once more, with its segments, behind the one it is of. Null when that is gone. */
export const duplicateDay = (document: ItineraryDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  const day = document.days[index]
  if (!day) return null
  return {
    kind: 'insertDays',
    name: `Duplicated ${describeDay(index)}`,
    index: index + 1,
    days: [{ ...day, uuid: newUuid() }],
    segments: withOwnGroups(
      document.segments
        .filter((segment) => segment.day === index)
        .map((segment) => ({ ...copyOfSegment(segment, newUuid()), day: 0 })),
      document.segments,
    ),
  }
}
