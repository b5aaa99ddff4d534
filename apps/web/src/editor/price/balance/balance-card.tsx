import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import type { ItineraryBalance } from '@sojourn/contract/invoices'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { itineraryBalance } from '../../../data/accounts.ts'
import { clients } from '../../../data/clients.ts'
import { useCan, useTenant } from '../../../data/session.ts'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { Figure } from '../../../kit/invoices/figure.tsx'
import { invoiceName } from '../../../kit/invoices/invoice-name.ts'
import { InvoiceStatusBadge } from '../../../kit/invoices/invoice-status.tsx'
import { Failure } from '../../../kit/page/failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { CreateInvoiceDialog } from './create-invoice-dialog.tsx'
import { listedFields, type ListedInvoice } from './listed-invoice.ts'
import { RecordPayment } from './record-payment.tsx'
import * as wording from './wording.ts'

/** Lazy, because only users who may read net prices see it. */
const SuppliersBalance = lazy(async () => (await import('./suppliers-balance.tsx')).SuppliersBalance, {
  missing: 'retry',
})

/** What is due for the itinerary, invoiced, paid, open and overdue, for users who may read invoices. */
export function BalanceCard() {
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const mayRead = useCan('invoices:read')
  return mayRead && !isTemplate ? <Balance /> : null
}

function Balance() {
  const { uuid, rev } = useItineraryState((state) => state.record)
  const tenant = useTenant().uuid
  const mayInvoice = useCan('invoices:create')
  const [isCreating, setCreating] = useState(false)
  const balance = useQuery(itineraryBalance(tenant, uuid, rev))
  const invoices = useQuery({
    ...clients.invoices.list(tenant, { itinerary: uuid, sort: 'due', perPage: '96' }, listedFields),
    refetchOnMount: 'always',
  })
  const listed = invoices.data?.data ?? none
  const paidRows = balance.data?.rows ?? none
  return (
    <Card title={wording.balanceTitle}>
      <div className="flex flex-col gap-5">
        {balance.data !== undefined ? (
          <>
            <Figures balance={balance.data} />
            {balance.data.payers.length > 1 && <Payers payers={balance.data.payers} />}
            {balance.data.margin && <SuppliersBalance balance={balance.data} itinerary={uuid} />}
          </>
        ) : balance.isError || balance.isPaused ? (
          <Failure text={wording.failed} onRetry={() => void balance.refetch()} />
        ) : (
          <SkeletonRows rows={3} label={wording.loading} />
        )}
        {invoices.data === undefined && (invoices.isError || invoices.isPaused) && (
          <Failure text={wording.invoicesFailed} onRetry={() => void invoices.refetch()} />
        )}
        {listed.length > 0 && <InvoiceList invoices={listed} />}
        {invoices.data !== undefined && !balance.isPending && (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {mayInvoice && (
              <Button size="small" icon={FilePlus2} onPress={() => setCreating(true)}>
                {wording.createInvoice}
              </Button>
            )}
            <RecordPayment invoices={listed} paidRows={paidRows} />
          </div>
        )}
        {isCreating && (
          <CreateInvoiceDialog
            invoices={listed}
            paidRows={paidRows}
            due={balance.data?.due ?? null}
            onClose={() => setCreating(false)}
          />
        )}
      </div>
    </Card>
  )
}

const none: readonly never[] = []

function Figures({ balance: { due, currencies } }: { balance: ItineraryBalance }) {
  const total = <Figure name={wording.due}>{due ? moneyInWords(due) : wording.noPrice}</Figure>
  if (currencies.length === 0) return <dl className="tabular-nums">{total}</dl>
  return currencies.map(({ currency, invoiced, paid, open, overdue }) => {
    const inWords = (amount: number) => moneyInWords({ amount, currency })
    return (
      <dl key={currency} aria-label={wording.figuresIn({ currency })} className="tabular-nums">
        {(due === null || due.currency === currency) && total}
        <Figure name={wording.invoiced}>{inWords(invoiced)}</Figure>
        <Figure name={wording.paid}>{inWords(paid)}</Figure>
        <Figure name={open < 0 ? wording.toRefund : wording.open} isStrong>
          {inWords(Math.abs(open))}
        </Figure>
        {overdue > 0 && (
          <Figure name={wording.overdue} isLate>
            {inWords(overdue)}
          </Figure>
        )}
      </dl>
    )
  })
}

/** What each payer still has to pay, where there are several. */
function Payers({ payers }: Pick<ItineraryBalance, 'payers'>) {
  return (
    <ul aria-label={wording.payersLabel} className="border-t border-line text-sm tabular-nums">
      {payers.map(({ payer, payerName, currency, open }) => (
        <li
          key={`${payer} ${currency}`}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-2"
        >
          <span className="min-w-0 wrap-anywhere">{payerName ?? wording.noPayer}</span>
          <span>{wording.openOf({ amount: moneyInWords({ amount: open, currency }) })}</span>
        </li>
      ))}
    </ul>
  )
}

function InvoiceList({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <ul aria-label={wording.invoicesLabel} className="border-t border-line text-sm">
      {invoices.map((one) => (
        <li
          key={one.uuid}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
        >
          <Link href={`/invoices/${one.uuid}`} variant="plain" className="min-w-0 font-medium wrap-anywhere">
            {invoiceName(one)}
          </Link>
          <span className="ms-auto flex items-center gap-3">
            <span className="tabular-nums">{moneyInWords({ amount: one.total, currency: one.currency })}</span>
            <InvoiceStatusBadge status={one.status} />
          </span>
        </li>
      ))}
    </ul>
  )
}
