import { useQueryClient } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Allocation } from '@sojourn/contract/resources/payment'
import { outdateAccounts } from '../../../data/accounts.ts'
import { useTenant } from '../../../data/session.ts'
import { useCreateInPlace } from '../../../kit/create/use-create-in-place.tsx'
import { invoiceName } from '../../../kit/invoices/invoice-name.ts'
import { today } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useCurrency } from '../use-currency.ts'
import { findInvoiceOf, type ListedInvoice, type PaidRows, paidOf } from './listed-invoice.ts'
import * as wording from './wording.ts'

/** What a payment can be for, and what its form starts with then. */
type Target = {
  id: string
  label: string
  hint: string
  reference: string
  payer: string | null
  money: { amount: number | null; currency: string }
  allocations: readonly Allocation[]
}

/** Records a payment for an open invoice, for a payment of the schedule that has no invoice yet, or for neither. */
export function RecordPayment({ invoices, paidRows }: { invoices: readonly ListedInvoice[]; paidRows: PaidRows }) {
  const client = useQueryClient()
  const itinerary = useItinerary()
  const tenant = useTenant().uuid
  const { uuid } = useItineraryState((state) => state.record)
  const targets = useTargets(invoices, paidRows)
  const payment = useCreateInPlace('payments', () => outdateAccounts(client, tenant))
  if (!payment.start) return null
  const choose = async ({ id, reference, payer, money, allocations }: Target) => {
    // The server checks a payment for a row against the saved schedule; if saving fails, the editor says so.
    await itinerary.save().catch(() => {})
    payment.start?.(`itinerary.${uuid}.${id}`, {
      kind: 'payment',
      reference,
      payer,
      date: today(),
      ...money,
      allocations,
    })
  }
  return (
    <>
      <MenuTrigger>
        <Button size="small" icon={Banknote}>
          {wording.recordPayment}
        </Button>
        <Menu>
          {targets.map((target) => (
            <MenuItem key={target.id} description={target.hint} onAction={() => void choose(target)}>
              {target.label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {payment.panel}
    </>
  )
}

const useTargets = (invoices: readonly ListedInvoice[], paidRows: PaidRows): readonly Target[] => {
  const { uuid, title, client, reference } = useItineraryState((state) => state.record)
  const { paymentSchedule } = useItineraryState((state) => state.document)
  const currency = useCurrency()
  const named = reference ?? title
  const ofInvoices = invoices
    .filter(({ kind, open }) => kind === 'invoice' && open > 0)
    .map((invoice): Target => {
      const money = { amount: invoice.open, currency: invoice.currency }
      return {
        id: invoice.uuid,
        label: invoiceName(invoice),
        hint: wording.openOf({ amount: moneyInWords(money) }),
        reference: invoice.number ?? named,
        payer: invoice.payer,
        money,
        allocations: [{ invoice: invoice.uuid, itinerary: null, row: null, amount: invoice.open }],
      }
    })
  const ofRows = paymentSchedule.flatMap(({ label, amount: full }, row): Target[] => {
    const paid = paidOf(paidRows, row)
    const money = { ...full, amount: full.amount - paid }
    return money.amount > 0 && !isIssued(findInvoiceOf(invoices, { rows: [row], part: null }))
      ? [
          {
            id: `row ${row}`,
            label,
            hint: paid > 0 ? wording.openOf({ amount: moneyInWords(money) }) : moneyInWords(money),
            reference: named,
            payer: client,
            money,
            allocations: [{ invoice: null, itinerary: uuid, row, amount: money.amount }],
          },
        ]
      : []
  })
  const other: Target = {
    id: 'other',
    label: wording.withoutInvoice,
    hint: wording.withoutInvoiceHint,
    reference: named,
    payer: client,
    money: { amount: null, currency },
    allocations: [],
  }
  return [...ofInvoices, ...ofRows, other]
}

const isIssued = (invoice: ListedInvoice | undefined): boolean => invoice !== undefined && invoice.number !== null
