import { TimeField, type TimeFieldProps } from '../../ui/time-field.tsx'
import { useTrip } from '../store/trip-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly' | 'onBlur'

/** A time of the trip. */
export function TypedTime({
  value,
  onType,
  ...field
}: { value: string | null; onType: (value: string | null) => void } & Omit<TimeFieldProps, Given>) {
  const trip = useTrip()
  return (
    <TimeField
      {...field}
      isReadOnly={trip.isReadOnly}
      onBlur={trip.endTyping}
      value={value}
      onChange={(next) => {
        if (next !== value) onType(next)
      }}
    />
  )
}
