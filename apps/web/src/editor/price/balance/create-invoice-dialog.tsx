import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paymentsOf } from '@sojourn/contract/itinerary/payments'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'
import { outdateAccounts } from '../../../data/accounts.ts'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { invoiceName } from '../../../kit/invoices/invoice-name.ts'
import { formatDate } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useCurrency } from '../use-currency.ts'
import { findInvoiceOf, type ListedInvoice, type PaidRows, paidOf } from './listed-invoice.ts'
import * as wording from './wording.ts'

type DialogProps = { invoices: readonly ListedInvoice[]; paidRows: PaidRows; due: Money | null; onClose: () => void }

/** Creates the draft of an invoice from parts of the payment schedule, or an empty one, and opens it. */
export function CreateInvoiceDialog({ invoices, paidRows, due, onClose }: DialogProps) {
  const parts = useParts(invoices, paidRows, due)
  const free = parts.filter(({ taken }) => !taken)
  const isOfRows = parts.some(({ choice }) => choice.rows !== null)
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(free.slice(0, 1).map(({ id }) => id)))
  const chosen = free.filter(({ id }) => ids.has(id))
  const { create, running, problem } = useCreate()
  const rows = chosen.flatMap(({ choice }) => choice.rows ?? [])
  const choice = isOfRows ? { rows, part: null } : chosen[0]?.choice
  return (
    <Dialog
      title={wording.createInvoice}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={() => (
        <>
          <Button isPending={running === 'empty'} pendingLabel={wording.creating} onPress={() => void create(null)}>
            {wording.createEmpty}
          </Button>
          {free.length > 0 && (
            <Button
              variant="primary"
              isDisabled={chosen.length === 0}
              isPending={running === 'scheduled'}
              pendingLabel={wording.creating}
              onPress={() => choice && void create(choice)}
            >
              {wording.createInvoice}
            </Button>
          )}
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        {parts.length === 0 ? (
          <p className="text-ink-soft">{wording.nothingScheduled}</p>
        ) : isOfRows ? (
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 text-sm font-medium">{wording.rowsLabel}</legend>
            {parts.map(({ id, label, hint, taken }) => (
              <Checkbox
                key={id}
                description={hint}
                isDisabled={taken}
                isSelected={!taken && ids.has(id)}
                onChange={(isSelected) =>
                  setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)))
                }
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          free.length > 0 && (
            <RadioGroup
              label={wording.partLabel}
              options={free.map(({ id, label, hint }) => ({ id, label, description: hint }))}
              value={chosen[0]?.id ?? null}
              onChange={(id) => setIds(new Set([id]))}
            />
          )
        )}
        {parts.length > 0 && free.length === 0 && <p className="text-ink-soft">{wording.allInvoiced}</p>}
        {problem !== null && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** A part of the schedule that an invoice can be for. */
type Part = { id: string; label: string; hint: string; choice: ScheduleChoice; taken: boolean }

const useParts = (invoices: readonly ListedInvoice[], paidRows: PaidRows, due: Money | null): readonly Part[] => {
  const document = useItineraryState((state) => state.document)
  const { paymentSchedule } = document
  const partOf = (
    id: string,
    label: string,
    choice: ScheduleChoice,
    money: Money,
    date: string | null,
    paid = 0,
  ): Part => {
    const invoice = findInvoiceOf(invoices, choice)
    const open = moneyInWords({ ...money, amount: money.amount - paid })
    const amount = paid > 0 ? wording.openOf({ amount: open }) : moneyInWords(money)
    const isPaid = paid > 0 && paid >= money.amount
    return {
      id,
      label,
      choice,
      taken: invoice !== undefined || isPaid,
      hint: invoice
        ? wording.inInvoice({ amount, name: invoiceName(invoice) })
        : isPaid
          ? wording.isPaid({ amount: moneyInWords(money) })
          : date === null
            ? amount
            : wording.rowDue({ amount, date: formatDate(date) }),
    }
  }
  if (paymentSchedule.length > 0)
    return paymentSchedule.map(({ label, amount, due: date }, row) =>
      partOf(`row ${row}`, label, { rows: [row], part: null }, amount, date, paidOf(paidRows, row)),
    )
  const { deposit, balance } = paymentsOf(document, due)
  return [
    ...(deposit
      ? [partOf('deposit', wording.deposit, { rows: null, part: 'deposit' }, deposit, document.deposit?.due ?? null)]
      : []),
    ...(balance ? [partOf('balance', wording.balance, { rows: null, part: 'balance' }, balance, null)] : []),
  ]
}

/** Creates the draft from the saved itinerary, and opens it. */
const useCreate = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const itinerary = useItinerary()
  const tenant = useTenant().uuid
  const currency = useCurrency()
  const { mutateAsync } = clients.invoices.useCreate()
  const [running, setRunning] = useState<'scheduled' | 'empty' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const create = async (choice: ScheduleChoice | null) => {
    setRunning(choice ? 'scheduled' : 'empty')
    setProblem(null)
    try {
      await itinerary.save()
      const { uuid, title, client: payer } = itinerary.store.getState().record
      const draft = await mutateAsync(
        choice ? { itinerary: uuid, fromSchedule: choice } : { itinerary: uuid, title, currency, payer },
      )
      outdateAccounts(client, tenant)
      toast({ title: wording.created, tone: 'success' })
      await navigate({ href: `/invoices/${draft.uuid}` })
    } catch (error) {
      setProblem(errorMessage(error))
      setRunning(null)
    }
  }
  return { create, running, problem }
}
