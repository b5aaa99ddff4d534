import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Money } from '@sojourn/contract/kit/values'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { bestFirst } from '../words/best-first.ts'
import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { fromMinor, toMinor } from '../words/money.ts'
import { knownCurrencies } from '../words/places-known.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { Input, type InputProps } from './inputs.tsx'
import * as wording from './wording.ts'

/** An amount and its currency, or null. A new amount is in the company's currency. */
export function MoneyInput<V extends FieldValues>({
  form,
  name,
  label,
  description,
}: InputProps<V> & { description?: string }) {
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, props) => (
        <MoneyField {...props} name={name} description={description} value={moneyIn(value)} onChange={onChange} />
      )}
    </Input>
  )
}

type MoneyFieldProps = Pick<FieldProps, 'label' | 'errorMessage' | 'description' | 'name' | 'isRequired'> & {
  value: Money | null
  onChange: (value: Money | null) => void
}

/** An amount in units as users type it, stored in the smallest unit of its currency. */
function MoneyField({ label, value, onChange, ...field }: MoneyFieldProps) {
  const usual = useSession((session) => currentTenant(session)?.currency ?? null) ?? 'EUR'
  const [chosen, setChosen] = useState(usual)
  const [text, setText] = useState('')
  const currency = value?.currency ?? chosen
  const currencies = knownCurrencies()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(8rem,12rem)] items-start gap-3">
      <NumberField
        {...field}
        label={label}
        value={value && fromMinor(value)}
        minValue={0}
        formatOptions={{
          minimumFractionDigits: currencyDigits(currency),
          maximumFractionDigits: currencyDigits(currency),
        }}
        onChange={(amount) => onChange(amount === null ? null : toMinor(amount, currency))}
      />
      <ComboBox
        label={wording.currencyOf({ label })}
        isLabelHidden
        className="pt-6.5"
        items={bestFirst(currencies, text, ({ label: name, id }) => [id, name])}
        itemId={({ id }) => id}
        itemText={(one) => one.label}
        value={currencies.find(({ id }) => id === currency) ?? null}
        onSearch={setText}
        isLocal
        onChange={(one) => {
          if (!one) return
          setChosen(one.id)
          if (value) onChange(toMinor(fromMinor(value), one.id))
        }}
      />
    </div>
  )
}

/** The type of a form's values is unknown here, but an amount in them came from the contract or from this field. */
const moneyIn = (value: unknown): Money | null =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
    ? { amount: Number(value.amount), currency: String(value.currency) }
    : null
