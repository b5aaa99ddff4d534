import { toast } from '../../ui/toast.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItinerary } from './itinerary-context.tsx'
import * as wording from './wording.ts'

/** Removes a segment, with an undo button in the toast. */
export const useRemoveSegment = () => {
  const itinerary = useItinerary()
  return (uuid: string): void => {
    const { document } = itinerary.store.getState()
    const segment = document.segments.find((one) => one.uuid === uuid)
    const step = itinerary.dispatch({ kind: 'removeSegment', segment: uuid })
    if (!step || !segment) return
    const day = segment.day === null ? undefined : document.days[segment.day]
    if (day) itinerary.select({ kind: 'day', uuid: day.uuid })
    toast({
      title: wording.segmentRemoved({ title: titleOf(segment) }),
      undo: () => itinerary.takeBack(step),
      isUndoLocal: true,
    })
  }
}
