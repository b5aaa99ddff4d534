import { plainText } from '../../kit/plain-text.ts'
import type { RichText } from '../../kit/rich-text.ts'
import type { MediaRef } from '../../kit/values.ts'
import type { Day, Segment } from '../../document/document.ts'
import type { DocumentField, ItineraryDocument } from '../edit.ts'
import { unprintableWords as wordsNobodyPrints } from '../printable.ts'
import { fieldWords, listInWords } from '../words.ts'
import type { Found, Place, Rule } from './check.ts'
import * as wording from './wording.ts'

/** Words with characters that no font of the brochure contains. Each would be printed as a box. */
export const unprintableWords: Rule = ({ itinerary, segments }) => [
  ...fieldsOf(itinerary).flatMap(([field, texts]) =>
    found({ kind: 'itinerary', field }, texts, (words) =>
      wording.unprintableField({ field: fieldWords(field), words }),
    ),
  ),
  ...itinerary.days.flatMap((day, index) =>
    found({ kind: 'day', uuid: day.uuid }, textsOfDay(day), (words) =>
      wording.unprintableDay({ day: index + 1, words }),
    ),
  ),
  ...segments
    .filter(({ day }) => day !== null)
    .flatMap((segment) =>
      found({ kind: 'segment', uuid: segment.uuid }, textsOfSegment(segment), (words) =>
        wording.unprintableSegment({ name: segment.title, words }),
      ),
    ),
]

const maxNamed = 3

const found = (place: Place, texts: readonly string[], messageOf: (words: string) => string): Found[] => {
  const words = [...new Set(texts.flatMap(wordsNobodyPrints))]
  if (words.length === 0) return []
  const named = words.slice(0, maxNamed).map((word) => wording.quoted({ word: word.slice(0, 40) }))
  const more = words.length > maxNamed ? [wording.more({ count: words.length - maxNamed })] : []
  return [
    {
      severity: 'warning',
      place,
      message: messageOf(listInWords([...named, ...more])),
    },
  ]
}

const fieldsOf = (itinerary: ItineraryDocument): [DocumentField, string[]][] => [
  ['title', [itinerary.title]],
  ['subtitle', lines(itinerary.subtitle)],
  ['summary', rich(itinerary.summary)],
  ['highlights', itinerary.highlights],
  ['travelStyles', itinerary.travelStyles],
  ['cover', captions(itinerary.cover)],
  ['gallery', captions(...itinerary.gallery)],
  ['priceIncludes', rich(itinerary.priceIncludes)],
  ['priceExcludes', rich(itinerary.priceExcludes)],
  ['paymentSchedule', itinerary.paymentSchedule.map(({ label }) => label)],
  ['terms', rich(itinerary.terms)],
]

const textsOfDay = (day: Day): string[] => [
  ...lines(day.title, day.routeLine),
  ...rich(day.description),
  ...captions(day.hero),
]

const textsOfSegment = (segment: Segment): string[] => [
  ...lines(segment.title, segment.notesClient, segment.carrier, segment.number, segment.class),
  ...lines(segment.location?.label, segment.location?.city, segment.origin?.label, segment.destination?.label),
  ...rich(segment.description),
  ...segment.rooms.map(({ type }) => type),
  ...segment.included,
  ...segment.excluded,
  ...captions(...segment.media),
]

const lines = (...texts: (string | null | undefined)[]): string[] => texts.filter((text) => typeof text === 'string')
const rich = (text: RichText | null): string[] => (text ? [plainText(text)] : [])
const captions = (...pictures: (MediaRef | null)[]): string[] => lines(...pictures.map((picture) => picture?.caption))
