import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { fromMinor, toMinor } from '../../kit/words/money.ts'
import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'

type Given = 'value' | 'onChange' | 'isReadOnly' | 'formatOptions' | 'suffix' | 'minValue'

/** An amount of the itinerary. A new amount is in `currency`. */
export function TypedMoney({
  value,
  currency,
  onType,
  ...field
}: {
  value: Money | null
  currency: string
  onType: (value: Money | null) => void
} & Omit<NumberFieldProps, Given>) {
  const itinerary = useItinerary()
  const currencyCode = value?.currency ?? currency
  const digits = currencyDigits(currencyCode)
  return (
    <NumberField
      {...field}
      isReadOnly={itinerary.isReadOnly}
      minValue={0}
      formatOptions={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
      suffix={currencyCode}
      value={value && fromMinor(value)}
      onChange={(typed) => {
        const next = typed === null ? null : toMinor(typed, currencyCode)
        if (next?.amount !== value?.amount) onType(next)
      }}
    />
  )
}
