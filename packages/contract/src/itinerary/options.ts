import type { Segment } from '../document/document.ts'
import type { Edit } from './edit.ts'

/**
 * The part a segment has in what is sold. `included` and `own_arrangement` are the itinerary itself; an `optional` one can
 * be added; an `alternative` can be taken instead of the selected member of its option group; `none` is unscheduled,
 * declined or cancelled and is no part of it.
 */
export type SegmentRole = 'included' | 'own_arrangement' | 'optional' | 'alternative' | 'none'

/** The role of a segment, and for an alternative the uuid of the member that is selected in its place. */
export type RoleInGroup = { role: SegmentRole; insteadOf: string | null }

/**
 * The role of every segment, by uuid. Of two or more members of an option group exactly one is selected: the first that is
 * marked so, or else the first; a confirmed one comes before the others. A group of optional segments has none. A segment
 * alone that is not selected is optional.
 * @param segments as they read: library content with overrides laid over it, or as stored; overrides change no role
 */
export const rolesOf = (segments: readonly Segment[]): ReadonlyMap<string, RoleInGroup> => {
  const selected = new Map([...groupsOf(segments)].map(([group, members]) => [group, selectedOf(members)]))
  return new Map(segments.map((segment) => [segment.uuid, roleOf(segment, selected)]))
}

const roleOf = (segment: Segment, selected: ReadonlyMap<string, Segment | undefined>): RoleInGroup => {
  if (isOut(segment)) return { role: 'none', insteadOf: null }
  const chosen =
    segment.optionGroup === null ? (segment.isSelected ? segment : undefined) : selected.get(segment.optionGroup)
  if (chosen === undefined) return { role: 'optional', insteadOf: null }
  if (chosen.uuid === segment.uuid) return { role: segment.inclusion, insteadOf: null }
  return { role: 'alternative', insteadOf: chosen.uuid }
}

/** Those of the segments that are the itinerary itself: no alternatives, no optional extras, nothing cancelled. */
export const segmentsSold = (segments: readonly Segment[]): Segment[] => {
  const roles = rolesOf(segments)
  return segments.filter(({ uuid }) => {
    const role = roles.get(uuid)?.role
    return role === 'included' || role === 'own_arrangement'
  })
}

/** The members of one option group that can be selected, in the order of the list. */
export const membersOf = (segments: readonly Segment[], group: string): Segment[] =>
  segments.filter((segment) => segment.optionGroup === group && !isOut(segment))

/**
 * Selects one member of its option group, and no other; one that was optional is included then. Null where it is the
 * selected one already.
 */
export const selectOption = (segments: readonly Segment[], uuid: string): Edit | null => {
  const segment = segments.find((one) => one.uuid === uuid)
  if (!segment || segment.optionGroup === null) return null
  const edits = segments
    .filter((one) => one.optionGroup === segment.optionGroup)
    .flatMap((one): Edit[] => {
      const isSelected = one.uuid === uuid
      const inclusion = isSelected && one.inclusion === 'optional' ? 'included' : one.inclusion
      if (isSelected === one.isSelected && inclusion === one.inclusion) return []
      return [{ kind: 'setSegment', segment: one.uuid, fields: { isSelected, inclusion } }]
    })
  return edits.length === 0 ? null : { kind: 'several', name: `Selected ${segment.title}`, edits }
}

/** The segments with `isSelected` as `rolesOf` reads it: true for one member of each option group, or for none if all are optional. */
export const withOneSelected = (segments: readonly Segment[]): Segment[] => {
  const groups = groupsOf(segments)
  return segments.map((segment) => {
    if (segment.optionGroup === null || isOut(segment)) return segment
    const members = groups.get(segment.optionGroup) ?? []
    const selected = selectedOf(members) ?? members.find((member) => member.isSelected)
    const isSelected = selected?.uuid === segment.uuid
    return isSelected === segment.isSelected ? segment : { ...segment, isSelected }
  })
}

const isOut = ({ day, bookingStatus }: Segment): boolean =>
  day === null || bookingStatus === 'declined' || bookingStatus === 'cancelled'

/** The members of each option group that can be selected. */
const groupsOf = (segments: readonly Segment[]): Map<string, Segment[]> => {
  const groups = new Map<string, Segment[]>()
  for (const segment of segments) {
    if (segment.optionGroup === null || isOut(segment)) continue
    groups.set(segment.optionGroup, [...(groups.get(segment.optionGroup) ?? []), segment])
  }
  return groups
}

/** What is sold on top cannot be what everything else is an alternative to. */
const selectedOf = (members: readonly Segment[]): Segment | undefined => {
  const candidates = members.filter(({ inclusion }) => inclusion !== 'optional')
  const marked = candidates.filter(({ isSelected }) => isSelected)
  return confirmedFirst(marked) ?? (members.length > 1 ? confirmedFirst(candidates) : undefined)
}

/** What is booked is not given up for what is not. */
const confirmedFirst = (members: readonly Segment[]): Segment | undefined =>
  members.find(({ bookingStatus }) => bookingStatus === 'confirmed') ?? members[0]
