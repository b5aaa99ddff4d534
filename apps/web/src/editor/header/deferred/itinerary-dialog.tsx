import { DuplicateDialog } from '../../../kit/list/duplicate/duplicate-dialog.tsx'
import { closeItineraryDialog } from '../../panes/open-dialog.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { CompareDialog } from '../../variants/compare-dialog.tsx'
import { useCopy } from './use-copy.ts'

/** The dialog that was opened from the menu of the itinerary or from the palette. */
export function ItineraryDialog({ dialog }: { dialog: 'duplicate' | 'compare' }) {
  const title = useItineraryState((state) => state.document.title)
  const startDate = useItineraryState((state) => state.document.startDate)
  const { copy } = useCopy()
  return dialog === 'compare' ? (
    <CompareDialog onClose={closeItineraryDialog} />
  ) : (
    <DuplicateDialog
      title={title}
      startDate={startDate}
      onDuplicate={(wanted) => copy(false, wanted)}
      onClose={closeItineraryDialog}
    />
  )
}
