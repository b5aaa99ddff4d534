import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { plainText } from '@sojourn/contract/kit/plain-text'
import type { Words } from '../languages/words.ts'
import { kindText, legText, segmentFacts } from './segments.ts'
import { calendarLines } from './small-print.ts'

/** A segment in a few lines of plain text, without its title and times. */
export const segmentText = (segment: PublishedSegment, words: Words): string =>
  [
    [kindText(segment, words), ...segmentFacts(segment, words)].join(' · '),
    legText(segment, words),
    ...calendarLines(segment, words),
    segment.description && plainText(segment.description),
    segment.note,
  ]
    .filter(Boolean)
    .join('\n')
