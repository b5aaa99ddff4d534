import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { refitAllocations, withSign } from '@sojourn/contract/allocations'
import type { Allocation } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { AmountField, useCurrency } from '../../kit/form/amount-field.tsx'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { Select } from '../../ui/select.tsx'
import { allocationsIn } from './allocations-in.ts'
import { kinds } from './payment-kinds.ts'

type MoneyInputsProps = {
  form: KeptForm<FieldValues>
  /** The allocations as they are stored; empty for a new payment. */
  stored: readonly Allocation[]
  isNew: boolean
}

/** Whether it was paid or given back, and how much. What is allocated follows. */
export function MoneyInputs({ form, stored, isNew }: MoneyInputsProps) {
  const client = useQueryClient()
  const tenant = useTenant().uuid
  const currency = useCurrency(form)
  const { getValues, setValue } = form.form
  const set = (field: string, value: unknown) => setValue(field, value, { shouldDirty: true })
  const isRefund = () => getValues('kind') === 'refund'
  const openFor = ({ invoice, amount }: Allocation): number => {
    const found = client.getQueryData(clients.invoices.get(tenant, invoice ?? '').queryKey)
    const before = stored.find((one) => one.invoice === invoice)?.amount ?? 0
    return found ? found.open + before : amount
  }
  const changeAmount = (fresh: number | null) => {
    const before: unknown = getValues('amount')
    const allocations = allocationsIn(getValues('allocations'))
    const signed = fresh === null ? null : withSign(fresh, isRefund())
    set('amount', signed)
    if (signed !== null && typeof before === 'number')
      set('allocations', refitAllocations({ amount: before, allocations }, signed, openFor))
  }
  return (
    <>
      {isNew && (
        <Input form={form} name="kind">
          {({ ref: _, value, onChange, ...field }, props) => (
            <Select
              {...field}
              {...props}
              options={kinds}
              value={kinds.find(({ id }) => id === value)?.id ?? null}
              onChange={(kind) => {
                const amount: unknown = getValues('amount')
                onChange(kind)
                // Open invoices can be paid, and overpaid ones refunded, so the allocations do not fit both.
                set('allocations', [])
                if (typeof amount === 'number') set('amount', withSign(amount, kind === 'refund'))
              }}
            />
          )}
        </Input>
      )}
      <div className="grid items-start gap-x-3 gap-y-5 xs:grid-cols-2">
        <Input form={form} name="amount">
          {({ name, value }, props) => (
            <AmountField
              {...props}
              name={name}
              isRequired
              currency={currency}
              value={typeof value === 'number' ? Math.abs(value) : null}
              onChange={changeAmount}
            />
          )}
        </Input>
        <ComboInput form={form} name="currency" options={knownCurrencies()} isRequired />
      </div>
    </>
  )
}
