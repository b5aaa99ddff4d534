import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { directionOf } from './language.ts'
import { durationText } from './itinerary.ts'

/** The trade's term for a segment, and how it relates to the itinerary: `Excursion, optional`. */
export function kindText(
  segment: Pick<PublishedSegment, 'kind' | 'nights' | 'inclusion' | 'choice'>,
  { days, kinds }: Words,
): string {
  const kind = isDayRoom(segment) ? days.dayRoom : kinds[segment.kind]
  const relation = segment.choice?.kind ?? segment.inclusion
  return relation === 'included' ? kind : days.kindAs[relation]({ kind })
}

/** The label of a stay: `Tonight`, or `Day room`. */
export const stayText = (stay: PublishedSegment, { days }: Words): string =>
  isDayRoom(stay) ? days.dayRoom : days.tonight

const isDayRoom = ({ kind, nights }: Pick<PublishedSegment, 'kind' | 'nights'>): boolean =>
  kind === 'accommodation' && nights === 0

/** Whether a stay is not booked by the company but by the travellers. */
export const isArranged = ({ inclusion }: { inclusion?: PublishedSegment['inclusion'] }): boolean =>
  inclusion === 'own_arrangement'

/** A note for stays that the company does not book; empty for others. */
export const arrangedText = (stay: { inclusion?: PublishedSegment['inclusion'] }, { days }: Words): string =>
  isArranged(stay) ? days.arranged : ''

/** Whether a segment is part of the itinerary rather than an option or an alternative. */
export const isBooked = ({ choice }: PublishedSegment): boolean => !choice

/** `09:30`, `09:30–13:00`, `19:40–06:10 (+1 day)`; null without a time. */
export function timeText(
  { startTime: start, endTime: end, endDayOffset }: PublishedSegment,
  { changes }: Words,
): string | null {
  if (start === null) return end === null ? null : changes.until({ end })
  if (end === null) return start
  const times = changes.startToEnd({ start, end })
  if (endDayOffset === 0) return times
  return endDayOffset > 0
    ? changes.daysLater({ times, count: endDayOffset })
    : changes.daysEarlier({ times, count: -endDayOffset })
}

/** The leg of a transport: `Cape Town → Windhoek`, reversed for right-to-left scripts; null if neither end is known. */
export function legText({ origin, destination }: PublishedSegment, { changes }: Words): string | null {
  if (origin && destination) {
    const arrow = directionOf(origin.label + destination.label) === 'rtl' ? '←' : '→'
    return `${origin.label} ${arrow} ${destination.label}`
  }
  if (origin) return changes.from({ origin: origin.label })
  return destination ? changes.to({ destination: destination.label }) : null
}

/** Further details in a short line: duration, distance, carrier, class, terminals, seats, baggage. */
export function segmentFacts(segment: PublishedSegment, words: Words): string[] {
  const { days, numberText } = words
  const { durationMin, distanceKm, seats = [], baggage = [] } = segment
  return [
    durationMin === null || durationMin === 0 ? '' : durationText(durationMin, words),
    distanceKm === null ? '' : days.kilometres({ distance: numberText(Math.round(distanceKm)) }),
    [segment.carrier, segment.number].filter(Boolean).join(' '),
    segment.class ?? '',
    ...terminalTexts(segment, words),
    seats.length === 0 ? '' : days.seats({ count: seats.length, seats: seats.join(', ') }),
    baggage.length === 0 ? '' : days.baggage({ baggage: baggage.join(', ') }),
  ].filter(Boolean)
}

const stopsOf = {
  flight: 'terminal',
  train: 'platform',
  bus: 'stop',
  ferry: 'pier',
  cruise: 'pier',
} as const satisfies Partial<Record<PublishedSegment['kind'], keyof Words['days']['fromStop']>>

/** `From terminal 2`, `To terminal 1`. Older publications have none. */
const terminalTexts = (
  { kind, originTerminal, destinationTerminal }: PublishedSegment,
  { days: { fromStop, toStop } }: Words,
): string[] => {
  const stop = kind in stopsOf ? stopsOf[kind as keyof typeof stopsOf] : 'plain'
  const named = (name: string, texts: typeof fromStop | typeof toStop) =>
    stop === 'plain' || /[\p{L}]{2}/u.test(name)
      ? texts.plain({ name })
      : texts[stop]({ name: name.replace(/^t(?=\d)/i, '') })
  return [
    originTerminal ? named(originTerminal, fromStop) : '',
    destinationTerminal ? named(destinationTerminal, toStop) : '',
  ]
}
