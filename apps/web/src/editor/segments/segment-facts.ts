import { boardNames } from '@sojourn/contract/boards'
import type { Segment } from '@sojourn/contract/itinerary/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { stayFieldNames } from '@sojourn/contract/itinerary/stay-fields'
import { countOf, durationInWords } from '../../kit/words/words.ts'
import { dayOffsetWords, kindFields, type ServiceField } from './kind-fields.ts'
import { bookingSummary, priceSummary } from './segment-summaries.ts'
import { stayLabels } from './stay-fields.tsx'

/** One thing that a segment says of itself. */
export type Fact = { name: string; text: string }

const service: readonly ServiceField[] = ['carrier', 'number', 'class', 'seat', 'originTerminal', 'destinationTerminal']

/** What is set in a segment's short fields, in the order of its form. */
export const factsOf = (segment: Segment): Fact[] => {
  const shown = effectiveSegment(segment)
  const { place, journey, times, service: names } = kindFields[shown.kind]
  const facts: readonly (readonly [string, string | null | undefined | false])[] = [
    [journey?.origin ?? '', journey && shown.origin?.label],
    [journey?.destination ?? '', journey && shown.destination?.label],
    [place ?? '', place && shown.location?.label],
    ...(shown.kind === 'accommodation' ? stayFacts(shown) : []),
    [times?.start ?? '', shown.startTime],
    [times?.end ?? '', shown.endTime && endWords(shown)],
    ['Takes', shown.durationMin !== null && durationInWords(shown.durationMin)],
    ['Distance', shown.distanceKm !== null && `${shown.distanceKm.toLocaleString('en-GB')} km`],
    ...service.map((field) => [names[field] ?? '', names[field] && shown[field]] as const),
    ['Booking', bookingSummary(shown)],
    ['Price', priceSummary(shown)],
  ]
  return facts.flatMap(([name, text]) => (text ? [{ name, text }] : []))
}

const stayFacts = ({ nights, rooms, for: some, ...stay }: Segment) =>
  [
    ['Who stays here', some && some.length > 0 && countOf(some.length, 'traveller')],
    ['Nights', nights > 0 ? countOf(nights, 'night') : 'Day room'],
    ...stayFieldNames.map(
      (field) => [stayLabels[field], field === 'board' ? stay.board && boardNames[stay.board] : stay[field]] as const,
    ),
    ['Rooms', rooms.map(roomWords).join('\n')],
  ] as const

const roomWords = ({ type, count, adults, children }: Segment['rooms'][number]): string =>
  `${count} × ${type}: ${[countOf(adults, 'adult'), children > 0 && countOf(children, 'child', 'children')].filter(Boolean).join(', ')}`

const endWords = ({ endTime, endDayOffset }: Segment): string =>
  endDayOffset === 0 ? (endTime ?? '') : `${endTime}, ${dayOffsetWords(endDayOffset)}`
