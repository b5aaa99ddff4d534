import type { Segment } from '@sojourn/contract/document/document'
import { isTransport, type SegmentKind } from '@sojourn/contract/document/segment-kinds'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import type { Sentence } from '@sojourn/contract/itinerary/sentence'
import { kindFields } from '../segments/kind-fields.ts'

/** The kind of a segment if the text does not name one. */
export const usualKind: SegmentKind = 'excursion'

/** Whether a sentence may be about something in the library. */
export const isOfLibrary = ({ kind }: Sentence): boolean =>
  kind === null || kind === 'accommodation' || kind === 'excursion'

/** Sets what a sentence says in a segment, as far as its kind has the fields. */
export const withSentence = (segment: Segment, sentence: Sentence): Segment => {
  const { kind, nights } = segment
  const { startTime, endTime, number } = sentence
  const isOvernight = startTime !== null && endTime !== null && endTime < startTime && isTransport(kind)
  return {
    ...segment,
    ...(kind === 'accommodation' ? { nights: sentence.nights ?? Math.max(1, nights) } : {}),
    ...(kindFields[kind].times && startTime !== null ? { startTime, endTime, endDayOffset: isOvernight ? 1 : 0 } : {}),
    ...(kindFields[kind].service.number && number !== null ? { number } : {}),
  }
}

/** A new segment that is not from the library. */
export const segmentOfSentence = (uuid: string, sentence: Sentence): Segment =>
  withSentence(emptySegment(uuid, sentence.kind ?? usualKind, sentence.title), sentence)
