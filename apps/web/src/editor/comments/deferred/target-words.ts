import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { dayName } from '../../words/day-words.ts'
import { titleOf } from '../../words/segment-words.ts'
import * as wording from './wording.ts'

type Target = { day: string | null; segment: string | null }
type Document = Pick<ItineraryDocument, 'days' | 'segments'>

/** What a thread is about, in words, even if the day or segment has been deleted. */
export const targetInWords = ({ days, segments }: Document, { day, segment }: Target): string => {
  if (segment !== null) {
    const found = segments.find(({ uuid }) => uuid === segment)
    return found ? wording.segmentOfDay({ day: dayName(found.day), segment: titleOf(found) }) : wording.deletedSegment
  }
  if (day === null) return wording.wholeItinerary
  const index = days.findIndex(({ uuid }) => uuid === day)
  return index === -1 ? wording.deletedDay : dayName(index, days[index]?.title)
}

/** What a new comment can be about: the itinerary, a day or a segment. The id of the itinerary is `itinerary`. */
export const targetOptions = (document: Document): { id: string; label: string }[] => [
  { id: 'itinerary', label: wording.wholeItinerary },
  ...document.days.flatMap(({ uuid }, index) => [
    { id: uuid, label: targetInWords(document, { day: uuid, segment: null }) },
    ...ofDay(document, index),
  ]),
  ...ofDay(document, null),
]

const ofDay = (document: Document, day: number | null) =>
  document.segments
    .filter((segment) => segment.day === day)
    .map(({ uuid }) => ({ id: uuid, label: targetInWords(document, { day: null, segment: uuid }) }))
