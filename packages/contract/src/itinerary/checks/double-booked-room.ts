import type { Segment } from '../../document/document.ts'
import { isApart } from '../stay-travellers.ts'
import type { Rule } from './check.ts'
import { isSameAccommodation, pairsOnOneNight } from './stays.ts'
import * as wording from './wording.ts'

/** The same room of the same accommodation on the same night, in two segments. */
export const doubleBookedRoom: Rule = ({ stays }) =>
  pairsOnOneNight(stays)
    .filter(
      ([one, other]) => isSameAccommodation(one, other) && !isApart(one, other) && sharedRoom(one, other) !== undefined,
    )
    .map(([one, other]) => ({
      severity: 'warning',
      place: { kind: 'segment', uuid: other.uuid, field: 'rooms' },
      message: messageOf(sharedRoom(one, other) ?? null, other),
      fix: { label: wording.removeSecondStay, edit: { kind: 'removeSegment', segment: other.uuid } },
    }))

const messageOf = (room: string | null, { title, day }: Segment): string => {
  const values = { stay: title, day: Number(day) + 1 }
  return room === null ? wording.anyRoomBookedTwice(values) : wording.roomBookedTwice({ ...values, room })
}

/** The name of a room that both stays have; undefined if they share none. Null if neither says which rooms it has. */
const sharedRoom = (one: Segment, other: Segment): string | null | undefined => {
  if (one.rooms.length === 0 || other.rooms.length === 0) return one.rooms[0]?.type ?? other.rooms[0]?.type ?? null
  const types = new Set(one.rooms.map(({ type }) => type.toLowerCase()))
  return other.rooms.find(({ type }) => types.has(type.toLowerCase()))?.type
}
