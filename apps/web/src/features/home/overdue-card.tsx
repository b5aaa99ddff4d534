import { useQuery } from '@tanstack/react-query'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { invoice } from '@sojourn/contract/resources/invoice'
import { useTenant } from '../../data/session.ts'
import { daysBetween, today } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { DayOfMonth } from './day-of-month.tsx'
import { HomeCard, Rows } from './home-card.tsx'
import { overdueInvoices } from './queries.ts'
import * as wording from './wording.ts'

type OverdueInvoice = Summary<typeof invoice> & { uuid: string }

const maxVisible = 6

/** Overdue invoices, with the earliest due date first. */
export function OverdueCard() {
  const query = useQuery(overdueInvoices(useTenant().uuid))
  return (
    <HomeCard title={wording.overdue} query={query} failure={wording.overdueFailed}>
      {({ data, meta }) => (
        <>
          <Rows isEmpty={data.length === 0} empty={wording.noOverdue}>
            {data.slice(0, maxVisible).map((one) => (
              <OverdueRow key={one.uuid} invoice={one} />
            ))}
          </Rows>
          {meta.total > maxVisible && (
            <p className="border-t border-line px-6 py-3 text-sm">
              <Link href="/invoices?status=overdue&sort=due">{wording.allOverdue({ count: meta.total })}</Link>
            </p>
          )}
        </>
      )}
    </HomeCard>
  )
}

function OverdueRow({ invoice }: { invoice: OverdueInvoice }) {
  const { uuid, number, title, due, payerName, open, currency } = invoice
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      {due !== null && <DayOfMonth date={due} />}
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <Link href={`/invoices/${uuid}`} variant="plain" className="min-w-0 font-medium wrap-anywhere">
            {number ?? title}
          </Link>
          {due !== null && (
            <span className="shrink-0">
              <Badge tone="danger">{wording.daysLate({ count: Math.max(1, daysBetween(due, today())) })}</Badge>
            </span>
          )}
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <span className="ms-auto text-ink tabular-nums">{moneyInWords({ amount: open, currency }, 'short')}</span>
        </p>
        {payerName && <p className="text-sm wrap-anywhere text-ink-soft">{payerName}</p>}
      </div>
    </li>
  )
}
