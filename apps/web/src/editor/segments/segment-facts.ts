import { boardNames } from '@sojourn/contract/document/boards'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { stayFieldNames } from '@sojourn/contract/document/stay-fields'
import { durationInWords } from '../../kit/words/words.ts'
import { dayOffsetWords, kindFields, type ServiceField } from './kind-fields.ts'
import { bookingSummary, priceSummary } from './segment-summaries.ts'
import * as wording from './wording.ts'

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
    [wording.durationLabel, effective.durationMin !== null && durationInWords(effective.durationMin)],
    [
      wording.distanceLabel,
      effective.distanceKm !== null && wording.distance({ km: effective.distanceKm.toLocaleString('en-GB') }),
    ],
    ...service.map((field) => [names[field] ?? '', names[field] && effective[field]] as const),
    [wording.bookingTitle, bookingSummary(effective)],
    [wording.priceTitle, priceSummary(effective)],
  ]
  return facts.flatMap(([name, text]) => (text ? [{ name, text }] : []))
}

const stayFacts = ({ nights, rooms, for: some, ...stay }: Segment) =>
  [
    [wording.guestsTitle, some && some.length > 0 && wording.guestCount({ count: some.length })],
    [wording.nightsLabel, wording.nights({ nights })],
    ...stayFieldNames.map(
      (field) =>
        [wording.stayFields[field], field === 'board' ? stay.board && boardNames[stay.board] : stay[field]] as const,
    ),
    [wording.roomsTitle, rooms.map(wording.roomFact).join('\n')],
  ] as const

const endWords = ({ endTime, endDayOffset }: Segment): string =>
  endDayOffset === 0 || endTime === null
    ? (endTime ?? '')
    : wording.endTimeOnDay({ time: endTime, day: dayOffsetWords(endDayOffset) })
