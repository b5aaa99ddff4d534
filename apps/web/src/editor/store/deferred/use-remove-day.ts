import { removeDayOfStays } from '@sojourn/contract/itinerary/several/stays-over-day'
import { removalHint } from '../../many/deferred/removal-hint.ts'
import { toast } from '../../../ui/toast.ts'
import { dayNumber } from '../../words/day-words.ts'
import { useItinerary } from '../itinerary-context.tsx'
import * as wording from './wording.ts'

/** Removes a day. Stays that cover its night are shortened and its other segments become unscheduled, as the toast says. */
export const useRemoveDay = () => {
  const itinerary = useItinerary()
  return (uuid: string): void => {
    const { document } = itinerary.store.getState()
    const index = document.days.findIndex((day) => day.uuid === uuid)
    const removal = removeDayOfStays(document, uuid)
    const step = removal && itinerary.dispatch(removal.edit)
    if (!step) return
    const neighbour = document.days[index + 1] ?? document.days[index - 1]
    if (neighbour) itinerary.select({ kind: 'day', uuid: neighbour.uuid })
    toast({
      title: wording.dayRemoved({ day: dayNumber(index) }),
      description: removalHint(removal),
      undo: () => itinerary.takeBack(step),
      isUndoLocal: true,
    })
  }
}
