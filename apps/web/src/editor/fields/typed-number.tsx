import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly'

/** A number of the itinerary. The edit is made when the field loses the focus, or with each step. */
export function TypedNumber({
  value,
  onType,
  ...field
}: { value: number | null; onType: (value: number | null) => void } & Omit<NumberFieldProps, Given>) {
  const itinerary = useItinerary()
  return (
    <NumberField
      {...field}
      isReadOnly={itinerary.isReadOnly}
      value={value}
      onChange={(next) => {
        if (next !== value) onType(next)
      }}
    />
  )
}
