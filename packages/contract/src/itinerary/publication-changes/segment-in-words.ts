import type { StayField } from '../../document/stay-fields.ts'
import type { PublishedChoice, PublishedPrice, PublishedSegment } from '../publication.ts'
import { wordsAndLinks } from './text-in-words.ts'
import type { ChangeWords } from './change-texts.ts'

// The traveller's page shows rooms, board, nights and check-in times of stays only, and clock times, routes and travel details
// of all other kinds only. What it does not show is null or empty here.

const isStay = ({ kind }: PublishedSegment): boolean => kind === 'accommodation'

/** What the trade calls a segment: `Excursion`, `Day room`. */
export const kindText = (segment: PublishedSegment, { changes, kinds }: ChangeWords): string =>
  isStay(segment) && segment.nights === 0 ? changes.dayRoom : kinds[segment.kind]

/** How a segment relates to the itinerary. An option or an alternative is not part of it. */
export const roleOf = ({ choice, inclusion }: PublishedSegment): string => choice?.kind ?? inclusion

/** `09:30`, `09:30–13:00`, `19:40–06:10 (+1 day)`. */
export const timeText = (segment: PublishedSegment, { changes }: ChangeWords): string | null => {
  const { startTime, endTime, endDayOffset } = segment
  if (isStay(segment)) return null
  if (startTime === null) return endTime === null ? null : changes.until({ end: endTime })
  if (endTime === null) return startTime
  const times = changes.startToEnd({ start: startTime, end: endTime })
  if (endDayOffset === 0) return times
  return endDayOffset > 0
    ? changes.daysLater({ times, count: endDayOffset })
    : changes.daysEarlier({ times, count: -endDayOffset })
}

/** `Cape Town → Windhoek`. */
export const legText = (segment: PublishedSegment, { changes }: ChangeWords): string | null => {
  const [origin, destination] = [segment.origin?.label, segment.destination?.label]
  if (isStay(segment)) return null
  if (origin !== undefined && destination !== undefined) return changes.fromTo({ origin, destination })
  if (origin !== undefined) return changes.from({ origin })
  return destination === undefined ? null : changes.to({ destination })
}

/** `Kestrel Air KA 104`. */
export const serviceText = (segment: PublishedSegment): string | null =>
  isStay(segment) ? null : [segment.carrier, segment.number].filter(Boolean).join(' ') || null

/** `3 nights`. */
export const nightsText = (segment: PublishedSegment, { changes }: ChangeWords): string | null =>
  isStay(segment) ? changes.stayNights({ count: segment.nights }) : null

/** `2 × Garden suite, Tent`. */
export const roomsText = (segment: PublishedSegment, { changes }: ChangeWords): string | null => {
  if (!isStay(segment)) return null
  const rooms = segment.rooms.map(({ type, count }) => (count > 1 ? changes.roomsOfType({ type, count }) : type))
  return rooms.join(', ') || null
}

/** `Full board`. A code that has no name is returned as it is. */
export const boardText = (segment: PublishedSegment, { boards }: ChangeWords): string | null =>
  isStay(segment) && segment.board ? (boards[segment.board] ?? segment.board) : null

/** The time of day from or until which a room may be used. */
export const checkTime = (segment: PublishedSegment, field: 'checkIn' | 'checkOut'): string | null =>
  isStay(segment) ? (segment[field] ?? null) : null

/** `€100 more per person`. */
export const differenceText = (
  { difference }: PublishedChoice,
  mode: PublishedPrice['mode'] | undefined,
  { changes, moneyText }: ChangeWords,
): string | null => {
  if (difference === null) return null
  if (difference.amount === 0) return changes.sameCharge
  const basis = mode === 'per_person' ? 'person' : 'all'
  const amount = moneyText({ ...difference, amount: Math.abs(difference.amount) })
  return difference.amount > 0 ? changes.more({ basis, amount }) : changes.less({ basis, amount })
}

/** What a reader notices of the texts of a segment, to compare it. */
export const wordingOf = (segment: PublishedSegment): string =>
  JSON.stringify([
    wordsAndLinks(segment.description),
    isStay(segment) ? '' : (segment.note ?? '').trim(),
    segment.included,
    segment.excluded,
  ])

/** What a reader notices of the other facts of a journey, to compare them with those of `other`. */
export const detailsOf = (segment: PublishedSegment, other: PublishedSegment): string => {
  if (isStay(segment) || isStay(other)) return ''
  return JSON.stringify([
    segment.durationMin ?? 0,
    Math.round(segment.distanceKm ?? 0),
    segment.class ?? '',
    ...ticketFields.map((field) => (hasBoth(segment, other, field) ? [segment[field] ?? []].flat().join(', ') : null)),
  ])
}

const ticketFields = ['originTerminal', 'destinationTerminal', 'seats', 'baggage'] as const

/** Whether both versions have a field. An older publication that lacks one does not say that it was empty. */
export const hasBoth = (
  segment: PublishedSegment,
  other: PublishedSegment,
  field: (typeof ticketFields)[number] | StayField,
): boolean => segment[field] !== undefined && other[field] !== undefined
