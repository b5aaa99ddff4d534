import { useQueries, useQuery } from '@tanstack/react-query'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { payment } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { Failure } from '../../kit/page/failure.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { usesOf } from '../../record/used-in.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

type Invoice = Read<typeof invoice> & { uuid: string }
type Payment = Read<typeof payment> & { uuid: string }

/** What was paid of an invoice and credited for it. */
export function InvoicePayments({ invoice: { uuid, currency } }: { invoice: Invoice }) {
  const tenant = useTenant().uuid
  const readsPayments = useCan('payments:read')
  const uses = useQuery(usesOf(tenant, 'invoices', uuid))
  const found = (name: string) => (uses.data ?? []).filter(({ resource }) => resource === name)
  const payments = useQueries({
    queries: readsPayments ? found('payment').map((one) => clients.payments.get(tenant, one.uuid)) : [],
  })
  const credits = useQueries({ queries: found('invoice').map((one) => clients.invoices.get(tenant, one.uuid)) })
  const all = [...payments, ...credits]
  const retry = () => void Promise.all([uses, ...all].filter((one) => one.isError).map((one) => one.refetch()))
  return (
    <section aria-labelledby="invoice-payments">
      <h2 id="invoice-payments" className="title mb-2 text-xl">
        {wording.paymentsTitle}
      </h2>
      {[uses, ...all].some((one) => one.isError && one.data === undefined) ? (
        <Failure text={wording.paymentsFailed} onRetry={retry} />
      ) : [uses, ...all].some(({ data }) => data === undefined) ? (
        <SkeletonRows rows={2} label={wording.paymentsLoading} />
      ) : all.length === 0 ? (
        <p className="text-ink-soft">{wording.noPayments}</p>
      ) : (
        <ul className="border-t border-line">
          {payments.map(({ data }) => data && <PaymentRow key={data.uuid} payment={data} invoice={uuid} />)}
          {credits.map(({ data }) => data && <CreditRow key={data.uuid} note={data} currency={currency} />)}
        </ul>
      )}
    </section>
  )
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3'

function PaymentRow({ payment, invoice }: { payment: Payment; invoice: string }) {
  const { uuid, reference, date, currency, allocations } = payment
  const allocated = allocations.find((one) => one.invoice === invoice)
  if (!allocated) return null
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        <Link href={`/payments/${uuid}`} variant="plain" className="font-medium">
          {reference}
        </Link>
        <span className="block text-sm text-ink-soft">
          {wording.paymentRow({ date: formatDate(date), method: methodIn(payment) })}
        </span>
      </span>
      <span className="ms-auto tabular-nums">{moneyInWords({ amount: allocated.amount, currency })}</span>
    </li>
  )
}

/** How it was paid, in a sentence. */
const methodIn = ({ method, provider }: Payment): string =>
  provider !== null && method === 'card' ? wording.providerNames[provider] : wording.methodNames[method]

function CreditRow({ note, currency }: { note: Invoice; currency: string }) {
  const { uuid, number, title, issuedOn, sums } = note
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        <Link href={`/invoices/${uuid}`} variant="plain" className="font-medium">
          {number ?? title}
        </Link>
        <span className="block text-sm text-ink-soft">
          {issuedOn === null ? wording.draftRow : wording.creditNoteRow({ date: formatDate(issuedOn) })}
        </span>
      </span>
      <span className="ms-auto tabular-nums">{moneyInWords({ amount: sums.total, currency })}</span>
    </li>
  )
}
