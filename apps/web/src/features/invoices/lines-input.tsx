import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { InvoiceLine } from '@sojourn/contract/resources/invoice'
import { type FieldValues, useWatch } from 'react-hook-form'
import { AmountField, ShareField, useCurrency } from '../../kit/form/amount-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as wording from './wording.ts'

const blank: InvoiceLine = { description: '', quantity: 1, price: 0, taxBps: null }

/** The lines of an invoice, and what they add up to. */
export function LinesInput({ form }: { form: KeptForm<FieldValues> }) {
  const currency = useCurrency(form)
  return (
    <>
      <RowsInput<FieldValues, InvoiceLine>
        form={form}
        name="lines"
        isLabelHidden
        one={wording.line}
        // A new line usually has the tax of the one before.
        blank={(rows) => ({ ...blank, taxBps: rows.at(-1)?.taxBps ?? null })}
        hasDuplicate
        nameOf={({ description }) => description}
      >
        {({ row, set, errorOf, limitsOf }) => (
          <>
            <TextField
              label={wording.lineDescription}
              isRequired
              value={row.description}
              errorMessage={errorOf('description')}
              onChange={(description) => set('description', description)}
              {...limitsOf('description')}
            />
            <div className="grid gap-4 sm:grid-cols-3">
              <NumberField
                label={wording.lineQuantity}
                value={row.quantity}
                errorMessage={errorOf('quantity')}
                onChange={(quantity) => set('quantity', quantity ?? 1)}
                {...limitsOf('quantity')}
              />
              <AmountField
                label={wording.linePrice}
                isSigned
                currency={currency}
                value={row.price}
                errorMessage={errorOf('price')}
                onChange={(price) => set('price', price ?? 0)}
              />
              <ShareField
                label={wording.lineTax}
                limits={limitsOf('taxBps')}
                value={row.taxBps}
                errorMessage={errorOf('taxBps')}
                onChange={(taxBps) => set('taxBps', taxBps)}
              />
            </div>
          </>
        )}
      </RowsInput>
      <Sums form={form} currency={currency} />
    </>
  )
}

const isLine = (value: unknown): value is InvoiceLine =>
  typeof value === 'object' && value !== null && 'price' in value && 'quantity' in value && 'taxBps' in value

function Sums({ form, currency }: { form: KeptForm<FieldValues>; currency: string }) {
  const value: unknown = useWatch({ control: form.form.control, name: 'lines' })
  const lines = Array.isArray(value) ? value.filter(isLine) : []
  if (currency === '' || lines.length === 0) return null
  const { taxes, total } = sumsOfInvoice(lines)
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  return (
    <dl aria-label={wording.sumsTitle} className="flex flex-col gap-1 border-t border-line pt-4 tabular-nums">
      {taxes.map(({ taxBps, tax, amount }) => (
        <div key={taxBps} className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>{wording.taxIncluded({ percent: taxBps / 100 })}</dt>
          <dd>{wording.ofAmount({ tax: inWords(tax), amount: inWords(amount) })}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-medium">
        <dt>{wording.total}</dt>
        <dd>{inWords(total)}</dd>
      </div>
    </dl>
  )
}
