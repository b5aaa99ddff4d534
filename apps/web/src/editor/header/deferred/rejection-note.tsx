import { Button } from '../../../ui/button.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The reasons why the server rejected the changes, with a button to send them again. */
export function RejectionNote() {
  const itinerary = useItinerary()
  const save = useItineraryState((state) => state.save)
  if (save.kind !== 'rejected') return null
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line bg-danger-tint px-4 py-2.5 text-sm text-danger"
    >
      <p className="min-w-0">{wording.rejected({ reason: save.why })}</p>
      <Button size="small" onPress={() => void itinerary.save().catch(() => {})}>
        {wording.saveAgain}
      </Button>
    </div>
  )
}
