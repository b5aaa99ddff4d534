import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { FieldProps } from '../../ui/field-box.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { fromMinor, toMinor } from '../words/money.ts'
import type { FieldLimits } from './field-limits.ts'
import type { KeptForm } from './use-kept-form.ts'
import * as wording from './wording.ts'

/** The currency in a form whose amounts are all in it; empty until it is chosen. */
export const useCurrency = (form: KeptForm<FieldValues>): string => {
  const currency: unknown = useWatch({ control: form.form.control, name: 'currency' })
  return typeof currency === 'string' ? currency : ''
}

type AmountProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'errorMessage' | 'description' | 'isRequired' | 'isDisabled' | 'name'
> & {
  currency: string
  value: number | null
  onChange: (amount: number | null) => void
  /** Whether it may be negative. */
  isSigned?: boolean
}

/** An amount in a currency that stands elsewhere, stored in its smallest unit. */
export function AmountField({ currency, value, onChange, isSigned = false, ...field }: AmountProps) {
  const digits = currencyDigits(currency)
  return (
    <NumberField
      {...field}
      minValue={isSigned ? undefined : 0}
      formatOptions={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
      suffix={currency}
      value={value === null ? null : fromMinor({ amount: value, currency })}
      onChange={(typed) => onChange(typed === null ? null : toMinor(typed, currency).amount)}
    />
  )
}

type ShareProps = Pick<FieldProps, 'label' | 'errorMessage'> & {
  /** Those of the contract, in basis points. */
  limits: FieldLimits
  value: number | null
  onChange: (bps: number | null) => void
}

/** A percentage in a row, stored in basis points. */
export function ShareField({ limits: { minValue = 0, maxValue = Infinity }, value, onChange, ...field }: ShareProps) {
  return (
    <NumberField
      {...field}
      minValue={minValue / 100}
      maxValue={maxValue / 100}
      formatOptions={{ maximumFractionDigits: 2 }}
      suffix={wording.percent}
      value={value === null ? null : value / 100}
      onChange={(typed) => onChange(typed === null ? null : Math.round(typed * 100))}
    />
  )
}
