import { boardNames } from '@sojourn/contract/document/boards'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { durationInWords } from '../../kit/words/words.ts'
import * as wording from './wording.ts'

/** The title of a segment; the designer's override, if there is one. */
export const titleOf = (segment: Segment): string => segment.overrides.title ?? segment.title

/** `08:30 – 12:10`, `from 08:30`, `until 12:10`, or an empty string. */
export const timesOf = ({ startTime, endTime, endDayOffset }: Segment): string => {
  const offset = { sign: endDayOffset > 0 ? '+' : '−', days: Math.abs(endDayOffset) }
  const later = endDayOffset === 0 ? '' : ` ${wording.dayOffset(offset)}`
  if (startTime && endTime) return `${startTime} – ${endTime}${later}`
  if (startTime) return wording.startTime({ time: startTime })
  return endTime ? `${wording.endTime({ time: endTime })}${later}` : ''
}

/** `Requested`. */
export const bookingInWords = (status: Segment['bookingStatus']): string => wording.bookingStatuses[status]

/** The line under a segment's title: what the user needs to know while sorting days. */
export const noteOf = (segment: Segment): string => {
  const effective = effectiveSegment(segment)
  const { kind, nights, board, origin, destination, durationMin, carrier, number } = effective
  const parts =
    kind === 'accommodation'
      ? [wording.nights({ nights }), board && boardNames[board]]
      : [
          timesOf(effective) || (durationMin ? durationInWords(durationMin) : ''),
          origin && destination ? `${origin.label} → ${destination.label}` : (origin ?? destination)?.label,
          [carrier, number].filter(Boolean).join(' '),
        ]
  return parts.filter(Boolean).join(' · ')
}
