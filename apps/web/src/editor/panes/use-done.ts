import type { Edit } from '@sojourn/contract/itinerary/edit'
import { toast } from '../../ui/toast.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import type { Step } from '../store/itinerary-store.ts'

/**
 * Makes an edit and shows a toast with its result and an undo button. Returns the step; undefined if there was nothing to do.
 */
export const useDone = () => {
  const itinerary = useItinerary()
  return (edit: Edit | null, description?: string): Step | undefined => {
    const step = edit ? itinerary.dispatch(edit) : undefined
    if (step)
      toast({
        title: step.name,
        description,
        undo: () => itinerary.takeBack(step),
        isUndoLocal: true,
      })
    return step
  }
}
