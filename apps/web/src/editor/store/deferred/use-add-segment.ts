import type { Segment } from '@sojourn/contract/document/document'
import { announce } from '../../../ui/announce.ts'
import { dayNumber } from '../../words/day-words.ts'
import { titleOf } from '../../words/segment-words.ts'
import { useItinerary } from '../itinerary-context.tsx'
import * as wording from './wording.ts'

/** Adds a new segment at the end of a day (null leaves it unscheduled), selects it, and announces it. */
export const useAddSegment = () => {
  const itinerary = useItinerary()
  return (segment: Segment, day: number | null): void => {
    const { segments } = itinerary.store.getState().document
    const index = segments.filter((one) => one.day === day).length
    if (!itinerary.dispatch({ kind: 'insertSegment', segment, day, index })) return
    itinerary.select({ kind: 'segment', uuid: segment.uuid })
    announce(wording.segmentAdded({ title: titleOf(segment), day: dayNumber(day) }))
  }
}
