import type { Segment } from '../../document/document.ts'
import { isApart } from '../stay-travellers.ts'
import type { Rule } from './check.ts'
import { isSameAccommodation, pairsOnOneNight } from './stays.ts'

/** The same room of the same accommodation on the same night, in two segments. */
export const doubleBookedRoom: Rule = ({ stays }) =>
  pairsOnOneNight(stays)
    .filter(
      ([one, other]) => isSameAccommodation(one, other) && !isApart(one, other) && sharedRoom(one, other) !== undefined,
    )
    .map(([one, other]) => ({
      severity: 'warning',
      place: { kind: 'segment', uuid: other.uuid, field: 'rooms' },
      message: `${sharedRoom(one, other)} at ${other.title} is booked twice for the night of day ${Number(other.day) + 1}.`,
      fix: { label: 'Remove the second stay', edit: { kind: 'removeSegment', segment: other.uuid } },
    }))

/** The name of a room that both stays have. A stay without rooms may have any. */
const sharedRoom = (one: Segment, other: Segment): string | undefined => {
  if (one.rooms.length === 0 || other.rooms.length === 0)
    return one.rooms[0]?.type ?? other.rooms[0]?.type ?? 'The room'
  const types = new Set(one.rooms.map(({ type }) => type.toLowerCase()))
  return other.rooms.find(({ type }) => types.has(type.toLowerCase()))?.type
}
