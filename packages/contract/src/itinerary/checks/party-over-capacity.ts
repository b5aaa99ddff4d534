import type { Segment } from '../../document/document.ts'
import type { ItineraryDocument } from '../edit.ts'
import { staysOn } from '../effective.ts'
import { isPartyNamed, travellersOf } from '../stay-travellers.ts'
import { listInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import * as wording from './wording.ts'

/** More people than the rooms of a stay or the capacity of an excursion allow. Infants do not count. */
export const partyOverCapacity: Rule = (subject) =>
  subject.sold.flatMap((segment) => {
    const fault = segment.kind === 'accommodation' ? faultOfRooms(segment, subject) : faultOfExcursion(segment, subject)
    return fault ? [{ severity: 'warning', place: { kind: 'segment', uuid: segment.uuid }, ...fault }] : []
  })

type Fault = Pick<Found, 'message' | 'fix'>

const faultOfRooms = (stay: Segment, { itinerary, context, stays }: Subject): Fault | undefined => {
  const { rooms, title, source } = stay
  if (rooms.length === 0) return undefined
  const library = (source && context.accommodations?.get(source.uuid)?.rooms) ?? []
  for (const { type, adults, children } of rooms) {
    const room = library.find(({ name }) => name.toLowerCase() === type.toLowerCase())
    if (room?.maxAdults != null && adults > room.maxAdults)
      return { message: wording.roomForAdults({ room: type, stay: title, max: room.maxAdults, adults }) }
    if (room?.maxChildren != null && children > room.maxChildren)
      return { message: wording.roomForChildren({ room: type, stay: title, max: room.maxChildren, children }) }
  }
  return faultOfBeds(stay, itinerary, stays)
}

type Beds = { stays: readonly Segment[]; adults: number; all: number }

/**
 * Checks the beds for the travellers that a stay names. If it names nobody, or if not all of the party are named, checks those
 * for the whole party, counted over all stays of each night.
 */
const faultOfBeds = (stay: Segment, itinerary: ItineraryDocument, stays: readonly Segment[]): Fault | undefined => {
  const all = itinerary.adults + itinerary.children
  const named = travellersOf(stay)
  const faultOfNamed =
    named && faultIn(stay, [bedsIn([stay])], { people: Math.min(named.length, all), adults: 0, isNamed: true })
  if (faultOfNamed || (named && isPartyNamed(itinerary))) return faultOfNamed ?? undefined
  const nights = Array.from({ length: Math.max(1, stay.nights) }, (_, night) => Number(stay.day) + night)
  const counts = nights.map((night) => bedsIn(tonightWith(stay, staysOn(stays, night))))
  return faultIn(stay, counts, { people: all, adults: itinerary.adults, isNamed: false })
}

/** @param counts the number of beds of each night */
const faultIn = (
  stay: Segment,
  counts: readonly (Beds | null)[],
  { people, adults, isNamed }: { people: number; adults: number; isNamed: boolean },
): Fault | undefined => {
  const isShort = (beds: Beds | null) => beds !== null && (people > beds.all || adults > beds.adults)
  // Reported once per night, for the last of its stays.
  const short = counts.find((beds) => isShort(beds) && beds?.stays.at(-1) === stay)
  if (!short) return undefined
  const at = listInWords(short.stays.map(({ title }) => title))
  const bedsFor = isNamed ? wording.bedsForNamed : wording.bedsForAll
  const message =
    people > short.all
      ? bedsFor({ stays: at, max: short.all, people })
      : wording.bedsForAdults({ stays: at, max: short.adults, adults })
  return { message, ...(short.stays.length === 1 ? moreRooms(stay, people, adults) : {}) }
}

/** The stay itself and the others of a night. A day room has no night. */
const tonightWith = (stay: Segment, tonight: readonly Segment[]): readonly Segment[] =>
  tonight.length === 0 ? [stay] : tonight

/** Null if a stay names no rooms, as it is then unknown how many it sleeps. */
const bedsIn = (stays: readonly Segment[]): Beds | null => {
  if (stays.some(({ rooms }) => rooms.length === 0)) return null
  const rooms = stays.flatMap((stay) => stay.rooms)
  return {
    stays,
    adults: rooms.reduce((sum, { count, adults }) => sum + count * adults, 0),
    all: rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0),
  }
}

/** If there is only one room type, the number of rooms needed is known. */
const moreRooms = ({ uuid, rooms }: Segment, people: number, adults: number): Pick<Found, 'fix'> => {
  const [room] = rooms
  if (!room || rooms.length > 1 || room.adults === 0) return {}
  const count = Math.max(Math.ceil(people / (room.adults + room.children)), Math.ceil(adults / room.adults))
  if (count > 99) return {}
  return {
    fix: {
      label: wording.takeRooms({ count, room: room.type }),
      edit: { kind: 'setSegment', segment: uuid, fields: { rooms: [{ ...room, count }] } },
    },
  }
}

const faultOfExcursion = ({ title, source }: Segment, { itinerary, context }: Subject): Fault | undefined => {
  const item = source?.resource === 'excursion' ? context.excursions?.get(source.uuid) : undefined
  const people = itinerary.adults + itinerary.children
  if (!item || people === 0) return undefined
  if (item.maxPax !== null && people > item.maxPax)
    return { message: wording.groupTooLarge({ name: title, max: item.maxPax, people }) }
  return people < item.minPax
    ? { message: wording.groupTooSmall({ name: title, min: item.minPax, people }) }
    : undefined
}
