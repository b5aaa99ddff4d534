import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { announce } from '../../ui/announce.ts'
import { dayNumber } from '../words/day-words.ts'
import { useItinerary } from './itinerary-context.tsx'
import * as wording from './wording.ts'

/** Inserts an empty day and selects it. */
export const useAddDay = () => {
  const itinerary = useItinerary()
  return (index: number): void => {
    const day = emptyDay(crypto.randomUUID())
    if (!itinerary.dispatch({ kind: 'insertDay', day, index })) return
    itinerary.select({ kind: 'day', uuid: day.uuid })
    announce(wording.dayAdded({ day: dayNumber(index) }))
  }
}
