import { boardNames } from '@sojourn/contract/document/boards'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { countOf, durationInWords } from '../../kit/words/words.ts'

/** The title of a segment; the designer's override, if there is one. */
export const titleOf = (segment: Segment): string => segment.overrides.title ?? segment.title

/** `08:30 – 12:10`, `from 08:30`, `until 12:10`, or an empty string. */
export const timesOf = ({ startTime, endTime, endDayOffset }: Segment): string => {
  const later = endDayOffset === 0 ? '' : ` (${endDayOffset > 0 ? '+' : '−'}${countOf(Math.abs(endDayOffset), 'day')})`
  if (startTime && endTime) return `${startTime} – ${endTime}${later}`
  if (startTime) return `from ${startTime}`
  return endTime ? `until ${endTime}${later}` : ''
}

/** The line under a segment's title: what the user needs to know while sorting days. */
export const noteOf = (segment: Segment): string => {
  const effective = effectiveSegment(segment)
  const { kind, nights, board, origin, destination, durationMin, carrier, number } = effective
  const parts =
    kind === 'accommodation'
      ? [nights > 0 ? countOf(nights, 'night') : 'Day room', board && boardNames[board]]
      : [
          timesOf(effective) || (durationMin ? durationInWords(durationMin) : ''),
          origin && destination ? `${origin.label} → ${destination.label}` : (origin ?? destination)?.label,
          [carrier, number].filter(Boolean).join(' '),
        ]
  return parts.filter(Boolean).join(' · ')
}
