import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHistoryActions } from './history-keys.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The undo and redo buttons, each labelled with the step that it would undo or redo. */
export function HistoryButtons() {
  const itinerary = useItinerary()
  const last = useItineraryState((state) => state.past.at(-1)?.name)
  const next = useItineraryState((state) => state.future.at(-1)?.name)
  const { undo, redo } = useHistoryActions()
  if (itinerary.isReadOnly) return null
  return (
    <>
      <IconButton
        icon={Undo2}
        label={last ? wording.undoStep({ step: last }) : wording.undo}
        placement="bottom"
        className="data-disabled:border-transparent data-disabled:bg-transparent"
        isDisabled={!last}
        onPress={undo}
      />
      <IconButton
        icon={Redo2}
        label={next ? wording.redoStep({ step: next }) : wording.redo}
        placement="bottom"
        className="data-disabled:border-transparent data-disabled:bg-transparent"
        isDisabled={!next}
        onPress={redo}
      />
    </>
  )
}
