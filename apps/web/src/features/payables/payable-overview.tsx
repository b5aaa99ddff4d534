import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { payable } from '@sojourn/contract/resources/payable'
import { itineraryBalance } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { Figure } from '../../kit/invoices/figure.tsx'
import { useRemoveWithUndo } from '../../kit/list/use-remove-with-undo.tsx'
import { Failure } from '../../kit/page/failure.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { isDeletable } from './is-deletable.ts'
import { PayableBills, PayablePayments } from './payable-entries.tsx'
import { payableResource } from './payable-resource.ts'
import { PayableStatusBadge } from './payable-status.tsx'
import * as wording from './wording.ts'

type Payable = Read<typeof payable> & { uuid: string; rev: number }

/** What is expected, billed and paid of a payable, by segment, bill and payment, and the margin of its itinerary. */
export function PayableOverview({ payable: shown }: { payable: Payable }) {
  return (
    <div className="flex flex-col gap-6 pb-10">
      <Summary payable={shown} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={wording.figuresTitle}>
          <Amounts payable={shown} />
        </Card>
        {shown.itinerary !== null && (
          <Card title={wording.marginTitle}>
            <Margin itinerary={shown.itinerary} />
          </Card>
        )}
        <PayableBills payable={shown} />
        <PayablePayments payable={shown} />
      </div>
      <Card title={wording.linesTitle}>
        <Lines payable={shown} />
      </Card>
    </div>
  )
}

function Summary({ payable: shown }: { payable: Payable }) {
  const { itinerary, supplier, status, dueState, due } = shown
  const tenant = useTenant().uuid
  const mayRemove = useCan('payables:delete') && isDeletable(shown)
  const navigate = useNavigate()
  const found = useQuery({ ...clients.itineraries.get(tenant, itinerary ?? ''), enabled: itinerary !== null })
  const from = useQuery({ ...clients.suppliers.get(tenant, supplier ?? ''), enabled: supplier !== null })
  const { remove, question } = useRemoveWithUndo<typeof payable, Payable>(
    { client: clients.payables, one: payableResource.one, nameOf: ({ title }) => title },
    () => void navigate({ href: payableResource.path }),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PayableStatusBadge status={status} dueState={dueState} />
      {due !== null && <span className="tabular-nums">{wording.dueOn({ date: formatDate(due) })}</span>}
      {from.data && <Link href={`/suppliers/${supplier}`}>{from.data.name}</Link>}
      {found.data && <Link href={`/itineraries/${itinerary}`}>{found.data.title}</Link>}
      {mayRemove && (
        <Button size="small" icon={Trash2} onPress={() => remove(shown)}>
          {wording.deletePayable}
        </Button>
      )}
      {question}
    </div>
  )
}

function Amounts({ payable: { expected, billed, paid, open, currency } }: { payable: Payable }) {
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  return (
    <dl className="tabular-nums" aria-label={wording.figuresTitle}>
      <Figure name={wording.expected}>{inWords(expected)}</Figure>
      <Figure name={wording.billed}>{inWords(billed)}</Figure>
      <Figure name={wording.paid}>{inWords(paid)}</Figure>
      <Figure name={open < 0 ? wording.overpaid : wording.toPay} isStrong>
        {inWords(Math.abs(open))}
      </Figure>
    </dl>
  )
}

/** Read again whenever it is shown, because the itinerary may have been changed elsewhere. */
function Margin({ itinerary }: { itinerary: string }) {
  const query = useQuery({ ...itineraryBalance(useTenant().uuid, itinerary, 0), refetchOnMount: 'always' })
  if (query.data === undefined && (query.isError || query.isPaused))
    return <Failure text={wording.marginFailed} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <SkeletonRows rows={2} label={wording.marginLoading} />
  const { expected = null, real = null } = query.data.margin ?? {}
  const inWords = (margin: typeof expected) => (margin === null ? wording.marginUnknown : moneyInWords(margin))
  return (
    <>
      <dl className="tabular-nums" aria-label={wording.marginTitle}>
        <Figure name={wording.expectedMargin}>{inWords(expected)}</Figure>
        <Figure name={wording.actualMargin} isStrong>
          {inWords(real)}
        </Figure>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{wording.marginHint}</p>
    </>
  )
}

function Lines({ payable: { lines, itinerary, currency } }: { payable: Payable }) {
  if (lines.length === 0) return <p className="text-ink-soft">{wording.noLines({ currency })}</p>
  return (
    <ul aria-label={wording.linesTitle} className="border-t border-line">
      {lines.map(({ segment, title, date, amount }) => (
        <li
          key={segment}
          className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-b-0"
        >
          <span className="min-w-0 wrap-anywhere">
            <Link href={`/itineraries/${itinerary}?tab=price`} variant="plain" className="font-medium">
              {title}
            </Link>
            <span className="block text-sm text-ink-soft tabular-nums">
              {date === null ? wording.noDate : formatDate(date)}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{moneyInWords({ amount, currency })}</span>
        </li>
      ))}
    </ul>
  )
}
