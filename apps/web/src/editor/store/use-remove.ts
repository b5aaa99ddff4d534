import { countOf } from '../../kit/words/words.ts'
import { toast } from '../../ui/toast.ts'
import { titleOf } from '../words/segment-words.ts'
import { useTrip } from './trip-context.tsx'

/** Takes a segment out, with a way back in the toast. */
export const useRemoveSegment = () => {
  const trip = useTrip()
  return (uuid: string): void => {
    const { document } = trip.store.getState()
    const segment = document.segments.find((one) => one.uuid === uuid)
    const step = trip.dispatch({ kind: 'removeSegment', segment: uuid })
    if (!step || !segment) return
    const day = segment.day === null ? undefined : document.days[segment.day]
    if (day) trip.select({ kind: 'day', uuid: day.uuid })
    toast({ title: `Removed ${titleOf(segment)}`, action: { label: 'Undo', onAction: () => trip.takeBack(step) } })
  }
}

/** Takes a day out; its segments go to the tray, and the toast says so. */
export const useRemoveDay = () => {
  const trip = useTrip()
  return (uuid: string): void => {
    const { document } = trip.store.getState()
    const index = document.days.findIndex((day) => day.uuid === uuid)
    const waiting = document.segments.filter((segment) => segment.day === index).length
    const step = trip.dispatch({ kind: 'removeDay', day: uuid })
    if (!step) return
    const neighbour = document.days[index + 1] ?? document.days[index - 1]
    if (neighbour) trip.select({ kind: 'day', uuid: neighbour.uuid })
    toast({
      title: `Removed day ${index + 1}`,
      description: waiting > 0 ? `${countOf(waiting, 'segment')} of it went to the unscheduled tray.` : undefined,
      action: { label: 'Undo', onAction: () => trip.takeBack(step) },
    })
  }
}
