import type { Edit } from '@sojourn/contract/itinerary/edit'
import { toast } from '../../ui/toast.ts'
import { useTrip } from '../store/trip-context.tsx'
import type { Step } from '../store/trip-store.ts'

/** Makes an edit and says what it came to, with a way back. Answers the step; undefined where there was nothing to do. */
export const useDone = () => {
  const trip = useTrip()
  return (edit: Edit | null, description?: string): Step | undefined => {
    const step = edit ? trip.dispatch(edit) : undefined
    if (step)
      toast({
        title: step.name,
        description,
        action: { label: 'Undo', onAction: () => trip.takeBack(step) },
      })
    return step
  }
}
