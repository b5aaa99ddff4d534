import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { daysBetween, today } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { DayOfMonth } from './day-of-month.tsx'
import { Rows } from './home-card.tsx'
import * as wording from './wording.ts'

/** An overdue invoice or payable. */
type Late = {
  uuid: string
  href: string
  due: string | null
  name: string
  note: string | null
  money: { amount: number; currency: string }
  /** A line below the note. */
  more?: string | null
}

type OverdueRowsProps = {
  late: readonly Late[]
  /** How many there are in all. */
  total: number
  /** The text if there are none. */
  empty: string
  /** The list of all of them, linked if some are left out. */
  all: { href: string; label: string }
}

const maxVisible = 6

/** The first overdue invoices or payables, and a link to all of them. */
export function OverdueRows({ late, total, empty, all }: OverdueRowsProps) {
  return (
    <>
      <Rows isEmpty={late.length === 0} empty={empty}>
        {late.slice(0, maxVisible).map((one) => (
          <OverdueRow key={one.uuid} late={one} />
        ))}
      </Rows>
      {total > maxVisible && (
        <p className="border-t border-line px-6 py-3 text-sm">
          <Link href={all.href}>{all.label}</Link>
        </p>
      )}
    </>
  )
}

function OverdueRow({ late: { href, due, name, note, money, more } }: { late: Late }) {
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      {due !== null && <DayOfMonth date={due} />}
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <Link href={href} variant="plain" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </Link>
          {due !== null && (
            <span className="shrink-0">
              <Badge tone="danger">{wording.daysLate({ count: Math.max(1, daysBetween(due, today())) })}</Badge>
            </span>
          )}
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{note}</span>
          <span className="ms-auto text-ink tabular-nums">{moneyInWords(money, 'short')}</span>
        </p>
        {more && <p className="text-sm wrap-anywhere text-ink-soft">{more}</p>}
      </div>
    </li>
  )
}
