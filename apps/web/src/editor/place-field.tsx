import { MapPin } from 'lucide-react'
import type { Location } from '@sojourn/contract/kit/values'
import { Button } from '../ui/button.tsx'
import { useTrip } from './trip-context.tsx'
import { TypedLine } from './typed-text.tsx'

/** A place by name. Where it has a pin on the map, that is shown and can be taken off. */
export function PlaceField({
  label,
  place,
  onType,
  onUnpin,
}: {
  label: string
  place: Location | null
  onType: (label: string | null) => void
  onUnpin: () => void
}) {
  const { isReadOnly } = useTrip()
  return (
    <div className="min-w-0">
      <TypedLine label={label} maxLength={200} value={place?.label ?? null} onType={onType} />
      {place && place.lat !== null && place.lng !== null && (
        <p className="mt-1 flex flex-wrap items-center gap-x-1 text-xs text-ink-soft tabular-nums">
          <MapPin aria-hidden size={14} className="shrink-0" />
          {degrees(place.lat, 'N', 'S')}, {degrees(place.lng, 'E', 'W')}
          {!isReadOnly && (
            <Button
              variant="quiet"
              size="small"
              className="-my-1"
              aria-label={`Take off the pin of ${place.label}`}
              onPress={onUnpin}
            >
              Take off
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`
