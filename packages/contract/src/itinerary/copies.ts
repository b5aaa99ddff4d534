import type { Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { describeDay } from './describe-edit.ts'
import { unbooked } from './unbooked.ts'
import * as wording from './wording.ts'

export type NewUuid = () => string

/** A copy of a segment, which is not booked yet. */
export const copyOfSegment = (segment: Segment, uuid: string): Segment => ({ ...segment, uuid, ...unbooked })

/**
 * Gives the option groups of copies names of their own. A group is identified by its name in the whole itinerary, so the copies
 * would otherwise be alternatives to the originals.
 * @param others the segments that are already in the itinerary
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

/** The maximum number of characters in the name of an option group. */
const LONGEST_NAME = 80

/** "Hotel 2" for "Hotel", or the next free number. */
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

/** Copies a segment and places the copy after it. Null if the segment no longer exists. */
export const duplicateSegment = (document: ItineraryDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const segment = document.segments.find((one) => one.uuid === uuid)
  if (!segment) return null
  const index = document.segments.filter((one) => one.day === segment.day).indexOf(segment) + 1
  const insert: Edit = { kind: 'insertSegment', segment: copyOfSegment(segment, newUuid()), day: segment.day, index }
  return {
    kind: 'several',
    name: wording.duplicated({ name: segment.overrides.title ?? segment.title }),
    edits: [insert],
  }
}

/** Copies a day with its segments and places the copy after it. Null if the day no longer exists. */
export const duplicateDay = (document: ItineraryDocument, uuid: string, newUuid: NewUuid): Edit | null => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  const day = document.days[index]
  if (!day) return null
  return {
    kind: 'insertDays',
    name: wording.duplicated({ name: describeDay(index) }),
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
