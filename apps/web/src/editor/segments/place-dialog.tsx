import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { LocationPicker } from '../../kit/location/location-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useSetWithTitle } from './flights/use-set-with-title.ts'
import { placeChanges } from './kind-fields.ts'
import { lastPlaceBefore } from './last-place.ts'
import * as wording from './wording.ts'

/** The dialog for a place of a segment: all its details, and the map. */
export function PlaceDialog() {
  const itinerary = useItinerary()
  const about = useDaysDialog(({ open }) => (open?.from === 'map' ? open : null))
  const segment = useItineraryState(({ document }) => document.segments.find(({ uuid }) => uuid === about?.segment))
  const set = useSetWithTitle(about?.segment ?? '')
  if (!about || !segment) return null
  return (
    <Dialog
      title={about.label}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
      renderFooter={(close) => (
        <Button variant="primary" onPress={close}>
          {wording.done}
        </Button>
      )}
    >
      <LocationPicker
        label={about.label}
        near={lastPlaceBefore(itinerary.store.getState().document, segment) ?? undefined}
        value={effectiveSegment(segment)[about.field]}
        onChange={(place) => set(placeChanges(segment, about.field, place), true)}
        onBlur={itinerary.endTyping}
      />
    </Dialog>
  )
}
