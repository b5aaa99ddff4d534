import type { PublishedSegment } from '@sojourn/contract/itinerary/publication'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { kindText, legText, segmentFacts } from './segments.ts'
import { calendarLines } from './small-print.ts'

/** A segment in a few lines of plain text, without its title and times. */
export const segmentText = (segment: PublishedSegment): string =>
  [
    [kindText(segment), ...segmentFacts(segment)].join(' · '),
    legText(segment),
    ...calendarLines(segment),
    segment.description && plainText(segment.description),
    segment.note,
  ]
    .filter(Boolean)
    .join('\n')
