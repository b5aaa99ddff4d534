import { DuplicateDialog } from '../../../kit/list/duplicate/duplicate-dialog.tsx'
import { closeItineraryDialog, type ItineraryDialog as ItineraryDialogName } from '../../panes/open-dialog.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { CompareDialog } from '../../variants/compare-dialog.tsx'
import { ItineraryTranslations } from './itinerary-translations.tsx'
import { useCopy } from './use-copy.ts'

/** The dialog that was opened from the menu of the itinerary or from the palette. */
export function ItineraryDialog({ dialog }: { dialog: ItineraryDialogName }) {
  const title = useItineraryState((state) => state.document.title)
  const startDate = useItineraryState((state) => state.document.startDate)
  const { copy } = useCopy()
  if (dialog === 'translations') return <ItineraryTranslations onClose={closeItineraryDialog} />
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
