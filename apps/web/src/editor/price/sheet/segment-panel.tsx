import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import type { SegmentPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { useCan } from '../../../data/session.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Explanation } from '../../costing/explanation.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { SegmentPriceFields } from '../segment-price-fields.tsx'

/** Everything about the price of one segment in a panel: also what has no column, and for fingers on a small screen. */
export function SegmentPanel({ price, onClose }: { price: SegmentPrice; onClose: () => void }) {
  const { uuid } = price
  const seesNet = useCan('pricing:read')
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
      <div className="flex flex-col gap-6">
        {seesNet && <Explanation segment={segment} price={price} />}
        <SegmentPriceFields segment={segment} />
      </div>
    </Sheet>
  )
}
