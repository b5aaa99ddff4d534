import type { Segment } from '../document.ts'
import { countInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'

/** More people than the rooms of a stay or the places of an excursion; infants take neither. */
export const partyOverCapacity: Rule = (subject) =>
  subject.sold.flatMap((segment) => {
    const fault = segment.kind === 'accommodation' ? faultOfRooms(segment, subject) : faultOfExcursion(segment, subject)
    return fault ? [{ severity: 'warning', place: { kind: 'segment', uuid: segment.uuid }, ...fault }] : []
  })

type Fault = Pick<Found, 'message' | 'fix'>

const faultOfRooms = (stay: Segment, { trip, context }: Subject): Fault | undefined => {
  const { rooms, title, source } = stay
  if (rooms.length === 0) return undefined
  const library = (source && context.accommodations?.get(source.uuid)?.rooms) ?? []
  for (const { type, adults, children } of rooms) {
    const room = library.find(({ name }) => name.toLowerCase() === type.toLowerCase())
    if (room?.maxAdults != null && adults > room.maxAdults)
      return { message: `${type} at ${title} takes ${countInWords(room.maxAdults, 'adult')}, not ${adults}.` }
    if (room?.maxChildren != null && children > room.maxChildren)
      return {
        message: `${type} at ${title} takes ${countInWords(room.maxChildren, 'child', 'children')}, not ${children}.`,
      }
  }
  const forAdults = rooms.reduce((sum, { count, adults }) => sum + count * adults, 0)
  const beds = rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0)
  const people = trip.adults + trip.children
  if (people <= beds && trip.adults <= forAdults) return undefined
  const message =
    people > beds
      ? `The rooms at ${title} sleep ${beds}, but ${people} travel.`
      : `The rooms at ${title} sleep ${countInWords(forAdults, 'adult')}, but ${trip.adults} travel.`
  return { message, ...moreRooms(stay, people, trip.adults) }
}

/** With one type of room it is plain how many are needed. */
const moreRooms = ({ uuid, rooms }: Segment, people: number, adults: number): Pick<Found, 'fix'> => {
  const [room] = rooms
  if (!room || rooms.length > 1 || room.adults === 0) return {}
  const count = Math.max(Math.ceil(people / (room.adults + room.children)), Math.ceil(adults / room.adults))
  if (count > 99) return {}
  return {
    fix: {
      label: `Take ${count} × ${room.type}`,
      edit: { kind: 'setSegment', segment: uuid, fields: { rooms: [{ ...room, count }] } },
    },
  }
}

const faultOfExcursion = ({ title, source }: Segment, { trip, context }: Subject): Fault | undefined => {
  const item = source?.resource === 'excursion' ? context.excursions?.get(source.uuid) : undefined
  const people = trip.adults + trip.children
  if (!item || people === 0) return undefined
  if (item.maxPax !== null && people > item.maxPax)
    return { message: `${title} takes ${countInWords(item.maxPax, 'person', 'people')} at most, but ${people} travel.` }
  return people < item.minPax
    ? { message: `${title} needs ${item.minPax} people at least, but ${people} travel.` }
    : undefined
}
