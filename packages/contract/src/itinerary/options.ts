import type { Segment } from '../document/document.ts'
import type { Edit } from './edit.ts'
import * as wording from './wording.ts'

/**
 * The role of a segment in what is sold. `included` and `own_arrangement` are part of the itinerary; an `optional` segment can
 * be added; an `alternative` can be taken instead of the selected member of its option group; `none` is unscheduled, declined
 * or cancelled.
 */
export type SegmentRole = 'included' | 'own_arrangement' | 'optional' | 'alternative' | 'none'

/** The role of a segment and, for an alternative, the uuid of the member that is selected instead. */
export type RoleInGroup = { role: SegmentRole; insteadOf: string | null }

/**
 * The role of every segment, by uuid. In an option group with at least two members, exactly one is selected: the first that is
 * marked as selected, or else the first; confirmed ones take precedence. In a group of optional segments none is selected. A
 * segment that is alone in its group and not selected is optional.
 * @param segments with or without their overrides, which do not affect roles
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

/** The segments that are part of the itinerary: no alternatives, optional extras or cancelled ones. */
export const segmentsSold = (segments: readonly Segment[]): Segment[] => {
  const roles = rolesOf(segments)
  return segments.filter(({ uuid }) => {
    const role = roles.get(uuid)?.role
    return role === 'included' || role === 'own_arrangement'
  })
}

/** The members of an option group that can be selected, in list order. */
export const membersOf = (segments: readonly Segment[], group: string): Segment[] =>
  segments.filter((segment) => segment.optionGroup === group && !isOut(segment))

/**
 * Selects one member of its option group and deselects the others. If it was optional, it becomes included. Null if it is
 * already selected.
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
  return edits.length === 0 ? null : { kind: 'several', name: wording.selectedSegment({ name: segment.title }), edits }
}

/**
 * The segments with `isSelected` as determined by `rolesOf`: true for one member of each option group, or for none if all are
 * optional.
 */
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

/** Other segments cannot be alternatives to an optional one. */
const selectedOf = (members: readonly Segment[]): Segment | undefined => {
  const candidates = members.filter(({ inclusion }) => inclusion !== 'optional')
  const marked = candidates.filter(({ isSelected }) => isSelected)
  return confirmedFirst(marked) ?? (members.length > 1 ? confirmedFirst(candidates) : undefined)
}

/** A confirmed booking takes precedence over what is not booked. */
const confirmedFirst = (members: readonly Segment[]): Segment | undefined =>
  members.find(({ bookingStatus }) => bookingStatus === 'confirmed') ?? members[0]
