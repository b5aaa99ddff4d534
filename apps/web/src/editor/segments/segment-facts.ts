import { boardNames } from '@sojourn/contract/document/boards'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { stayFieldNames } from '@sojourn/contract/document/stay-fields'
import { countOf, durationInWords } from '../../kit/words/words.ts'
import { dayOffsetWords, kindFields, type ServiceField } from './kind-fields.ts'
import { bookingSummary, priceSummary } from './segment-summaries.ts'
import { stayLabels } from './stay-fields.tsx'

/** One labelled value of a segment. */
export type Fact = { name: string; text: string }

const service: readonly ServiceField[] = ['carrier', 'number', 'class', 'seat', 'originTerminal', 'destinationTerminal']

/** The values of a segment's short fields that are set, in the order of its form. */
export const factsOf = (segment: Segment): Fact[] => {
  const effective = effectiveSegment(segment)
  const { place, journey, times, service: names } = kindFields[effective.kind]
  const facts: readonly (readonly [string, string | null | undefined | false])[] = [
    [journey?.origin ?? '', journey && effective.origin?.label],
    [journey?.destination ?? '', journey && effective.destination?.label],
    [place ?? '', place && effective.location?.label],
    ...(effective.kind === 'accommodation' ? stayFacts(effective) : []),
    [times?.start ?? '', effective.startTime],
    [times?.end ?? '', effective.endTime && endWords(effective)],
    ['Takes', effective.durationMin !== null && durationInWords(effective.durationMin)],
    ['Distance', effective.distanceKm !== null && `${effective.distanceKm.toLocaleString('en-GB')} km`],
    ...service.map((field) => [names[field] ?? '', names[field] && effective[field]] as const),
    ['Booking', bookingSummary(effective)],
    ['Price', priceSummary(effective)],
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
