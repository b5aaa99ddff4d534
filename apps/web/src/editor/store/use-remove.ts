import { countOf } from '../../kit/words/words.ts'
import { toast } from '../../ui/toast.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItinerary } from './itinerary-context.tsx'

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
    toast({ title: `Removed ${titleOf(segment)}`, action: { label: 'Undo', onAction: () => itinerary.takeBack(step) } })
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
      title: `Removed day ${index + 1}`,
      description: waiting > 0 ? `${countOf(waiting, 'segment')} of it went to the unscheduled tray.` : undefined,
      action: { label: 'Undo', onAction: () => itinerary.takeBack(step) },
    })
  }
}
