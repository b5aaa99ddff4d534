import { TimeField, type TimeFieldProps } from '../../ui/time-field.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly' | 'onBlur'

/** A time of the itinerary. */
export function TypedTime({
  value,
  onType,
  ...field
}: { value: string | null; onType: (value: string | null) => void } & Omit<TimeFieldProps, Given>) {
  const itinerary = useItinerary()
  return (
    <TimeField
      {...field}
      isReadOnly={itinerary.isReadOnly}
      onBlur={itinerary.endTyping}
      value={value}
      onChange={(next) => {
        if (next !== value) onType(next)
      }}
    />
  )
}
