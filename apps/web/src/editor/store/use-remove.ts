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
      action: { label: wording.undo, onAction: () => itinerary.takeBack(step) },
    })
  }
}

/** Removes a day. Its segments become unscheduled, as the toast says. */
export const useRemoveDay = () => {
  const itinerary = useItinerary()
  return (uuid: string): void => {
    const { document } = itinerary.store.getState()
    const index = document.days.findIndex((day) => day.uuid === uuid)
    const waiting = document.segments.filter((segment) => segment.day === index).length
    const step = itinerary.dispatch({ kind: 'removeDay', day: uuid })
    if (!step) return
    const neighbour = document.days[index + 1] ?? document.days[index - 1]
    if (neighbour) itinerary.select({ kind: 'day', uuid: neighbour.uuid })
    toast({
      title: wording.dayRemoved({ day: index + 1 }),
      description: waiting > 0 ? wording.dayRemovedHint({ count: waiting }) : undefined,
      action: { label: wording.undo, onAction: () => itinerary.takeBack(step) },
    })
  }
}
