import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { Sheet } from '../../../ui/sheet.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { SegmentPriceFields } from '../segment-price-fields.tsx'

/** Everything about the price of one segment in a panel: also what has no column, and for fingers on a small screen. */
export function SegmentPanel({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const segment = useItineraryState(({ document }) => document.segments.find((one) => one.uuid === uuid))
  if (!segment) return null
  return (
    <Sheet
      title={effectiveSegment(segment).title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <SegmentPriceFields segment={segment} />
    </Sheet>
  )
}
