import type { Segment } from '@sojourn/contract/document/document'
import { announce } from '../../../ui/announce.ts'
import type { SegmentPlace } from '../../panes/open-dialog.ts'
import { dayNumber } from '../../words/day-words.ts'
import { titleOf } from '../../words/segment-words.ts'
import { useItinerary } from '../itinerary-context.tsx'
import * as wording from './wording.ts'

/** Adds a new segment at a place, selects it, and announces it. */
export const useAddSegment = () => {
  const itinerary = useItinerary()
  return (segment: Segment, { to: day, before }: SegmentPlace): void => {
    const there = itinerary.store.getState().document.segments.filter((one) => one.day === day)
    const at = there.findIndex(({ uuid }) => uuid === before)
    const index = at === -1 ? there.length : at
    if (!itinerary.dispatch({ kind: 'insertSegment', segment, day, index })) return
    itinerary.select({ kind: 'segment', uuid: segment.uuid })
    announce(wording.segmentAdded({ title: titleOf(segment), day: dayNumber(day) }))
  }
}
