import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'
import { useTrip } from '../store/trip-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly'

/** A number of the trip; it becomes an edit on leaving the field or with each step. */
export function TypedNumber({
  value,
  onType,
  ...field
}: { value: number | null; onType: (value: number | null) => void } & Omit<NumberFieldProps, Given>) {
  const trip = useTrip()
  return (
    <NumberField
      {...field}
      isReadOnly={trip.isReadOnly}
      value={value}
      onChange={(next) => {
        if (next !== value) onType(next)
      }}
    />
  )
}
