import { useMemo } from 'react'
import { announce } from '../../ui/announce.ts'
import { endOf, type GroupOrder, type Position, stepFrom } from '../../ui/sortable/sortable-position.ts'
import type { ItemMoves } from '../../ui/sortable/sortable-props.ts'
import { moveSegment, unscheduledId } from '../days/day-groups.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import type { OpenItinerary } from '../store/itinerary.ts'

/** The moves that the list offers for a segment, for its form. */
export const useSegmentMoves = (uuid: string): ItemMoves => {
  const itinerary = useItinerary()
  return useMemo(() => {
    const order = () => orderOf(itinerary)
    const move = (to: Position | null) => {
      const step = to && moveSegment(itinerary, uuid, to)
      if (step) announce(step.name)
    }
    return {
      get group() {
        return order().find(({ itemIds }) => itemIds.includes(uuid))?.id ?? unscheduledId
      },
      canStep: (by) => stepFrom(order(), uuid, by) !== null,
      step: (by) => move(stepFrom(order(), uuid, by)),
      moveTo: (group) => move(endOf(order(), uuid, group)),
    }
  }, [itinerary, uuid])
}

const orderOf = ({ store }: OpenItinerary): GroupOrder[] => {
  const { days, segments } = store.getState().document
  const idsOn = (day: number | null) => segments.filter((one) => one.day === day).map((one) => one.uuid)
  return [
    ...days.map((day, index) => ({ id: day.uuid, itemIds: idsOn(index) })),
    { id: unscheduledId, itemIds: idsOn(null) },
  ]
}
