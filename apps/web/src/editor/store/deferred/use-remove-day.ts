import { toast } from '../../../ui/toast.ts'
import { dayNumber } from '../../words/day-words.ts'
import { useItinerary } from '../itinerary-context.tsx'
import * as wording from './wording.ts'

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
      title: wording.dayRemoved({ day: dayNumber(index) }),
      description: waiting > 0 ? wording.dayRemovedHint({ count: waiting }) : undefined,
      undo: () => itinerary.takeBack(step),
      isUndoLocal: true,
    })
  }
}
