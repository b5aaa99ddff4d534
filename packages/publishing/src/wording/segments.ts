import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { SegmentDocumentKind } from '@sojourn/contract/document/segment-document-kinds'
import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { directionOf } from './language.ts'
import { durationText } from './itinerary.ts'

/** The trade's term for a segment, and how it relates to the itinerary: `Excursion, optional`. */
export function kindText(segment: Pick<PublishedSegment, 'kind' | 'nights' | 'inclusion' | 'choice'>): string {
  const { kind, inclusion, choice } = segment
  const extra = {
    included: '',
    optional: ', optional',
    own_arrangement: ', arranged by you',
    alternative: ', alternative',
  }
  return (isDayRoom(segment) ? 'Day room' : kindTraits[kind].words.client) + extra[choice?.kind ?? inclusion]
}

/** The kind of a document of a segment, shown in front of its name. */
export const documentKindText: Readonly<Record<SegmentDocumentKind, string>> = {
  voucher: 'Voucher',
  ticket: 'Ticket',
  confirmation: 'Confirmation',
  other: 'Document',
}

/** The label of a stay: `Tonight`, or `Day room`. */
export const stayText = (stay: PublishedSegment): string => (isDayRoom(stay) ? 'Day room' : 'Tonight')

const isDayRoom = ({ kind, nights }: Pick<PublishedSegment, 'kind' | 'nights'>): boolean =>
  kind === 'accommodation' && nights === 0

/** A note for stays that the company does not book; empty for others. */
export const arrangedText = ({ inclusion }: { inclusion?: PublishedSegment['inclusion'] }): string =>
  inclusion === 'own_arrangement' ? 'Arranged by you' : ''

/** Whether a segment is part of the itinerary rather than an option or an alternative. */
export const isBooked = ({ choice }: PublishedSegment): boolean => !choice

/** `09:30`, `09:30–13:00`, `19:40–06:10 (+1 day)`; null without a time. */
export function timeText({ startTime, endTime, endDayOffset }: PublishedSegment): string | null {
  if (startTime === null) return endTime === null ? null : `until ${endTime}`
  if (endTime === null) return startTime
  const days =
    endDayOffset === 0
      ? ''
      : ` (${endDayOffset > 0 ? '+' : '−'}${Math.abs(endDayOffset)} day${Math.abs(endDayOffset) === 1 ? '' : 's'})`
  return `${startTime}–${endTime}${days}`
}

/** The leg of a transport: `Cape Town → Windhoek`, reversed for right-to-left scripts; null if neither end is known. */
export function legText({ origin, destination }: PublishedSegment): string | null {
  if (origin && destination) {
    const arrow = directionOf(origin.label + destination.label) === 'rtl' ? '←' : '→'
    return `${origin.label} ${arrow} ${destination.label}`
  }
  if (origin) return `From ${origin.label}`
  return destination ? `To ${destination.label}` : null
}

/** Further details in a short line: duration, distance, carrier, class, terminals, seats, baggage. */
export function segmentFacts(segment: PublishedSegment): string[] {
  const carrier = [segment.carrier, segment.number].filter(Boolean).join(' ')
  return [
    segment.durationMin === null || segment.durationMin === 0 ? '' : durationText(segment.durationMin),
    segment.distanceKm === null ? '' : `${Math.round(segment.distanceKm).toLocaleString('en-GB')} km`,
    carrier,
    segment.class ?? '',
    ...terminalTexts(segment),
    seatText(segment.seats ?? []),
    segment.baggage?.length ? `Baggage: ${segment.baggage.join(', ')}` : '',
  ].filter(Boolean)
}

const stopNames: Partial<Record<PublishedSegment['kind'], string>> = {
  flight: 'terminal',
  train: 'platform',
  bus: 'stop',
  ferry: 'pier',
  cruise: 'pier',
}

/** `From terminal 2`, `To terminal 1`. Older publications have none. */
const terminalTexts = ({ kind, originTerminal, destinationTerminal }: PublishedSegment): string[] => {
  const name = stopNames[kind]
  const named = (text: string) =>
    name === undefined || /[\p{L}]{2}/u.test(text) ? text : `${name} ${text.replace(/^t(?=\d)/i, '')}`
  return [
    originTerminal ? `From ${named(originTerminal)}` : '',
    destinationTerminal ? `To ${named(destinationTerminal)}` : '',
  ]
}

const seatText = (seats: readonly string[]): string => {
  if (seats.length === 0) return ''
  return `${seats.length === 1 ? 'Seat' : 'Seats'} ${seats.join(', ')}`
}
