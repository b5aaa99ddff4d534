import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHistoryActions } from './history-keys.ts'
import { useTrip, useTripState } from '../store/trip-context.tsx'

/** Undo and redo, each with the name of what it would do. */
export function HistoryButtons() {
  const trip = useTrip()
  const last = useTripState((state) => state.past.at(-1)?.name)
  const next = useTripState((state) => state.future.at(-1)?.name)
  const { undo, redo } = useHistoryActions()
  if (trip.isReadOnly) return null
  return (
    <>
      <IconButton
        icon={Undo2}
        label={last ? `Undo: ${last}` : 'Undo'}
        placement="bottom"
        className="data-disabled:border-transparent data-disabled:bg-transparent"
        isDisabled={!last}
        onPress={undo}
      />
      <IconButton
        icon={Redo2}
        label={next ? `Redo: ${next}` : 'Redo'}
        placement="bottom"
        className="data-disabled:border-transparent data-disabled:bg-transparent"
        isDisabled={!next}
        onPress={redo}
      />
    </>
  )
}
