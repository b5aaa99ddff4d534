import { useQuery } from '@tanstack/react-query'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { payable } from '@sojourn/contract/resources/payable'
import { useTenant } from '../../data/session.ts'
import { daysBetween, today } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { DayOfMonth } from './day-of-month.tsx'
import { HomeCard, Rows } from './home-card.tsx'
import { overduePayables } from './queries.ts'
import * as wording from './wording.ts'

type OverduePayable = Summary<typeof payable> & { uuid: string }

const maxVisible = 6

/** Overdue payables, with the earliest due date first. */
export function OverduePayablesCard() {
  const query = useQuery(overduePayables(useTenant().uuid))
  return (
    <HomeCard title={wording.overduePayables} query={query} failure={wording.overduePayablesFailed}>
      {({ data, meta }) => (
        <>
          <Rows isEmpty={data.length === 0} empty={wording.noOverduePayables}>
            {data.slice(0, maxVisible).map((one) => (
              <PayableRow key={one.uuid} payable={one} />
            ))}
          </Rows>
          {meta.total > maxVisible && (
            <p className="border-t border-line px-6 py-3 text-sm">
              <Link href="/payables?due=overdue&sort=due">{wording.allOverduePayables({ count: meta.total })}</Link>
            </p>
          )}
        </>
      )}
    </HomeCard>
  )
}

function PayableRow({ payable }: { payable: OverduePayable }) {
  const { uuid, title, due, supplierName, itineraryTitle, open, currency } = payable
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      {due !== null && <DayOfMonth date={due} />}
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <Link href={`/payables/${uuid}`} variant="plain" className="min-w-0 font-medium wrap-anywhere">
            {supplierName ?? title}
          </Link>
          {due !== null && (
            <span className="shrink-0">
              <Badge tone="danger">{wording.daysLate({ count: Math.max(1, daysBetween(due, today())) })}</Badge>
            </span>
          )}
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{itineraryTitle}</span>
          <span className="ms-auto text-ink tabular-nums">{moneyInWords({ amount: open, currency }, 'short')}</span>
        </p>
      </div>
    </li>
  )
}
