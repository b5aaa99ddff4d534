import { useQueryClient } from '@tanstack/react-query'
import { Banknote, FilePlus2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { payable } from '@sojourn/contract/resources/payable'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { methodNames } from '../../kit/invoices/wording.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { BillDocument } from './bill-document.tsx'
import * as wording from './wording.ts'

type Payable = Read<typeof payable> & { uuid: string; rev: number }

const BillSheet = lazy(async () => (await import('./entry-sheets.tsx')).BillSheet, { isDialog: true, missing: 'toast' })
const PaymentSheet = lazy(async () => (await import('./entry-sheets.tsx')).PaymentSheet, {
  isDialog: true,
  missing: 'toast',
})

/** The bills of the supplier, and how to add one. */
export function PayableBills({ payable: shown }: { payable: Payable }) {
  const mayChange = useCan('payables:update')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { bills, currency } = shown
  return (
    <Card
      title={wording.billsTitle}
      actions={
        mayChange && (
          <Button size="small" icon={FilePlus2} onPress={() => setAdding(true)}>
            {wording.addBill}
          </Button>
        )
      }
    >
      <Entries label={wording.billsTitle} empty={wording.noBills}>
        {bills.map(({ uuid, number, date, amount, document, voidedAt }) => (
          <Entry
            key={uuid}
            name={number}
            note={formatDate(date)}
            more={document !== null && <BillDocument uuid={document} />}
            amount={moneyInWords({ amount, currency })}
            isVoid={voidedAt !== null}
          >
            {mayChange && voidedAt === null && <VoidEntry payable={shown} list="bills" entry={uuid} name={number} />}
          </Entry>
        ))}
      </Entries>
      {isAdding && <BillSheet payable={shown} onClose={close} onMissing={close} />}
    </Card>
  )
}

/** The payments to the supplier, and how to add one. */
export function PayablePayments({ payable: shown }: { payable: Payable }) {
  const mayChange = useCan('payables:update')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { payments, currency, open } = shown
  return (
    <Card
      title={wording.paymentsTitle}
      actions={
        mayChange &&
        open > 0 && (
          <Button size="small" icon={Banknote} onPress={() => setAdding(true)}>
            {wording.addPayment}
          </Button>
        )
      }
    >
      <Entries label={wording.paymentsTitle} empty={wording.noPayments}>
        {payments.map(({ uuid, date, amount, method, reference, voidedAt }) => {
          const name = reference ?? wording.paymentName({ date: formatDate(date) })
          return (
            <Entry
              key={uuid}
              name={name}
              note={wording.paymentRow({ date: formatDate(date), method: methodNames[method] })}
              amount={moneyInWords({ amount, currency })}
              isVoid={voidedAt !== null}
            >
              {mayChange && voidedAt === null && <VoidEntry payable={shown} list="payments" entry={uuid} name={name} />}
            </Entry>
          )
        })}
      </Entries>
      {isAdding && <PaymentSheet payable={shown} onClose={close} onMissing={close} />}
    </Card>
  )
}

function Entries({ label, empty, children }: { label: string; empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <ul aria-label={label} className="border-t border-line">
      {children}
    </ul>
  )
}

type EntryProps = {
  name: string
  note: string
  more?: ReactNode
  amount: string
  isVoid: boolean
  /** What can be done with it. */
  children: ReactNode
}

function Entry({ name, note, more, amount, isVoid, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{note}</span>
        {more}
      </span>
      <span className="ms-auto flex items-center gap-3">
        <span className={`tabular-nums ${isVoid ? 'text-ink-soft line-through' : ''}`}>{amount}</span>
        {isVoid ? <Badge>{wording.voidBadge}</Badge> : children}
      </span>
    </li>
  )
}

type VoidProps = { payable: Payable; list: 'bills' | 'payments'; entry: string; name: string }

function VoidEntry({ payable: { uuid, rev }, list, entry, name }: VoidProps) {
  const client = useQueryClient()
  const tenant = useTenant().uuid
  const [isAsking, setAsking] = useState(false)
  const isBill = list === 'bills'
  const makeVoid = async () => {
    try {
      const path = `/v1/${tenant}/payables/${uuid}/${list}/${entry}/void`
      const { data } = await request<{ data: Payable }>('POST', path, { rev })
      clients.payables.remember(client, tenant, data, false)
      outdateAccounts(client, tenant)
      toast({ title: isBill ? wording.billVoided : wording.paymentVoided, tone: 'success' })
    } catch (error) {
      toast({ title: wording.notVoided, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <Button
        size="small"
        aria-label={isBill ? wording.voidBill({ name }) : wording.voidPayment({ name })}
        onPress={() => setAsking(true)}
      >
        {wording.voidLabel}
      </Button>
      <AlertDialog
        title={isBill ? wording.voidBillTitle({ name }) : wording.voidPaymentTitle({ name })}
        confirmLabel={wording.voidLabel}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={makeVoid}
      >
        {wording.voidText}
      </AlertDialog>
    </>
  )
}
