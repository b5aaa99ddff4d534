import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { amountToAllocate, unallocatedOf, withSign } from '@sojourn/contract/allocations'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Allocation } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { AmountField } from '../../kit/form/amount-field.tsx'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Failure } from '../../kit/page/failure.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { allocationsIn } from './allocations-in.ts'
import { type OpenInvoice, useOpenInvoices } from './use-open-invoices.ts'
import * as wording from './wording.ts'

type AllocationsInputProps = {
  form: KeptForm<FieldValues>
  /** The allocations as they are stored, which the open amounts of invoices already include. */
  stored: readonly Allocation[]
}

/** Which invoices a payment pays, with what is open of each. */
export function AllocationsInput({ form, stored }: AllocationsInputProps) {
  const [amount, currency, payer, kind]: unknown[] = useWatch({
    control: form.form.control,
    name: ['amount', 'currency', 'payer', 'kind'],
  })
  const money = {
    amount: typeof amount === 'number' ? amount : 0,
    currency: typeof currency === 'string' ? currency : '',
  }
  return (
    <Input form={form} name="allocations">
      {({ name, value, onChange }, { label, errorMessage }) => (
        <fieldset data-field={name} className="min-w-0">
          <legend className="sr-only">{label}</legend>
          <Allocations
            money={money}
            payer={typeof payer === 'string' ? payer : null}
            isRefund={kind === 'refund'}
            stored={stored}
            allocations={allocationsIn(value)}
            onChange={onChange}
          />
          {errorMessage && <p className="mt-2 text-sm text-danger">{errorMessage}</p>}
        </fieldset>
      )}
    </Input>
  )
}

type AllocationsProps = {
  money: { amount: number; currency: string }
  payer: string | null
  isRefund: boolean
  stored: readonly Allocation[]
  allocations: readonly Allocation[]
  /** Called with the invoice that was allocated to, if there is one. */
  onChange: (allocations: readonly Allocation[], invoice?: OpenInvoice) => void
  /** Finds invoices of all payers by a text. */
  search?: string
  /** How many open invoices are shown. */
  most?: number
}

/** The invoices that a payment pays, or could pay, with what it pays of each. */
export function Allocations(props: AllocationsProps) {
  const { money, payer, isRefund, stored, allocations, onChange, search = '', most = Number.POSITIVE_INFINITY } = props
  const { amount, currency } = money
  const open = useOpenInvoices({ isRefund, currency, payer, allocations, search })
  const { query } = open
  const invoices = open.invoices.slice(0, Math.max(most, allocations.length))
  const isPart = open.isPart || invoices.length < open.invoices.length
  const left = unallocatedOf(amount, allocations)
  const set = (invoice: OpenInvoice, fresh: number | null) => {
    const { uuid } = invoice
    const at = allocations.findIndex((one) => one.invoice === uuid)
    const current = allocations[at]
    if (fresh === null || fresh === 0) onChange(allocations.filter((one) => one !== current || !current))
    else if (current) onChange(allocations.with(at, { ...current, amount: fresh }), invoice)
    else onChange([...allocations, { invoice: uuid, itinerary: null, row: null, amount: fresh }], invoice)
  }
  const rows = allocations.filter(({ invoice }) => invoice === null)
  return (
    <>
      {(query.isError || query.isPaused) && query.data === undefined ? (
        <Failure text={wording.invoicesFailed} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={2} label={wording.searchingInvoices} />
      ) : invoices.length === 0 && rows.length === 0 ? (
        <p className="text-ink-soft">{nothingOpen(isRefund, payer, search)({ currency })}</p>
      ) : (
        <ul className="border-t border-line">
          {rows.map((row) => (
            <ScheduleRow
              key={`${row.itinerary} ${row.row}`}
              allocation={row}
              currency={currency}
              onRemove={() => onChange(allocations.filter((one) => one !== row))}
            />
          ))}
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.uuid}
              invoice={invoice}
              isRefund={isRefund}
              value={allocations.find((one) => one.invoice === invoice.uuid)?.amount ?? null}
              before={stored.find((one) => one.invoice === invoice.uuid)?.amount ?? 0}
              left={left}
              onChange={(fresh) => set(invoice, fresh)}
            />
          ))}
        </ul>
      )}
      {isPart && (payer === null || search !== '') && (
        <p className="mt-2 text-sm text-ink-soft">{wording.firstOnly({ count: invoices.length })}</p>
      )}
      <p aria-live="polite" className="mt-3 flex justify-between gap-4 tabular-nums">
        <span className="text-ink-soft">{wording.remains}</span>
        <span>{currency === '' ? '' : moneyInWords({ amount: left, currency })}</span>
      </p>
    </>
  )
}

const nothingOpen = (isRefund: boolean, payer: string | null, search: string) => {
  if (search !== '') return wording.noneFound
  if (isRefund) return wording.noOverpaidInvoices
  return payer === null ? wording.noOpenInvoices : wording.noOpenInvoicesOfPayer
}

type InvoiceRowProps = {
  invoice: OpenInvoice
  isRefund: boolean
  value: number | null
  /** What the stored payment pays of it. */
  before: number
  /** What is left of the payment. */
  left: number
  onChange: (amount: number | null) => void
}

function InvoiceRow({ invoice, isRefund, value, before, left, onChange }: InvoiceRowProps) {
  const { number, title, due, open, currency } = invoice
  const name = number ?? title
  const most = amountToAllocate(left + (value ?? 0), open + before)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 grow basis-48 wrap-anywhere">
        <span className="font-medium tabular-nums">{name}</span>
        {number !== null && <span className="text-ink-soft"> {title}</span>}
        <span className="block text-sm text-ink-soft tabular-nums">
          {[
            open < 0
              ? wording.toRefund({ amount: moneyInWords({ amount: Math.abs(open), currency }) })
              : wording.openAmount({ amount: moneyInWords({ amount: open, currency }) }),
            due === null ? '' : wording.dueOn({ date: formatDate(due) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <span className="w-40">
          <AmountField
            label={wording.amountFor({ name })}
            isLabelHidden
            currency={currency}
            value={value === null ? null : Math.abs(value)}
            onChange={(fresh) => onChange(fresh === null ? null : withSign(fresh, isRefund))}
          />
        </span>
        <Button
          size="small"
          aria-label={wording.allOpenFor({ name })}
          isDisabled={most === 0 || most === value}
          onPress={() => onChange(most)}
        >
          {wording.allOpen}
        </Button>
      </span>
    </li>
  )
}

type ScheduleRowProps = { allocation: Allocation; currency: string; onRemove: () => void }

/** A row of a payment schedule that had no invoice when it was paid. */
function ScheduleRow({ allocation: { itinerary, row, amount }, currency, onRemove }: ScheduleRowProps) {
  const { data } = useQuery({
    ...clients.itineraries.get(useTenant().uuid, itinerary ?? ''),
    enabled: itinerary !== null,
  })
  const label = data?.paymentSchedule[row ?? 0]?.label
  const name = data && label !== undefined ? wording.rowOf({ label, title: data.title }) : wording.missingRow
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <span className="tabular-nums">{moneyInWords({ amount, currency })}</span>
      <IconButton icon={X} label={wording.removeAllocation({ name })} onPress={onRemove} />
    </li>
  )
}
