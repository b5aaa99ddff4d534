import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly' | 'formatOptions' | 'suffix' | 'minValue'

/** A percentage of the itinerary, stored in basis points (1% is 100). */
export function TypedPercent({
  value,
  onType,
  ...field
}: { value: number | null; onType: (basisPoints: number | null) => void } & Omit<NumberFieldProps, Given>) {
  const itinerary = useItinerary()
  return (
    <NumberField
      {...field}
      isReadOnly={itinerary.isReadOnly}
      minValue={0}
      formatOptions={{ maximumFractionDigits: 2 }}
      suffix="%"
      value={value === null ? null : value / 100}
      onChange={(percent) => {
        const next = percent === null ? null : Math.round(percent * 100)
        if (next !== value) onType(next)
      }}
    />
  )
}
