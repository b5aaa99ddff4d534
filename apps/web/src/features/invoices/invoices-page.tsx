import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { type invoice, invoiceKinds, invoiceStatuses } from '@sojourn/contract/resources/invoice'
import { clients } from '../../data/clients.ts'
import { invoiceName } from '../../kit/invoices/invoice-name.ts'
import { InvoiceStatusBadge } from '../../kit/invoices/invoice-status.tsx'
import { kindNames, statusNames } from '../../kit/invoices/wording.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { itineraryFilter, payerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { ExportButton } from './accounting/export-button.tsx'
import { invoiceResource } from './invoice-resource.ts'
import * as wording from './wording.ts'

/** The invoices, credit notes and receipts of the company. */
export const ListPage = listPage<typeof invoice>(invoiceResource, {
  client: clients.invoices,
  savedAs: 'invoices',
  columns: [
    {
      id: 'number',
      title: wording.columnNumber,
      isRowHeader: true,
      isSortable: true,
      render: ({ number, title }) => (
        <div>
          <span className="block whitespace-nowrap tabular-nums">{number ?? statusNames.draft}</span>
          <span className="line-clamp-1 text-sm font-normal wrap-anywhere text-ink-soft">{title}</span>
        </div>
      ),
    },
    {
      id: 'payer',
      title: wording.columnPayer,
      width: '11rem',
      render: ({ payerName }) => <Name>{payerName}</Name>,
    },
    {
      id: 'itinerary',
      title: wording.columnItinerary,
      width: '12rem',
      render: ({ itineraryTitle }) => <Name>{itineraryTitle}</Name>,
    },
    {
      id: 'issuedOn',
      title: wording.columnDate,
      isSortable: true,
      align: 'end',
      width: '7rem',
      render: ({ issuedOn }) => <Day date={issuedOn} />,
    },
    {
      id: 'due',
      title: wording.columnDue,
      isSortable: true,
      align: 'end',
      width: '7rem',
      render: ({ due }) => <Day date={due} />,
    },
    {
      id: 'amount',
      title: wording.columnAmount,
      align: 'end',
      width: '8rem',
      render: ({ total, currency }) => <Amount amount={total} currency={currency} />,
    },
    {
      id: 'status',
      title: wording.columnStatus,
      width: '7.5rem',
      render: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      id: 'open',
      title: wording.columnOpen,
      align: 'end',
      width: '8rem',
      isExtra: true,
      render: ({ open, currency }) => <Amount amount={open} currency={currency} />,
    },
    { id: 'kind', title: wording.columnKind, width: '7rem', isExtra: true, render: ({ kind }) => kindNames[kind] },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: invoiceName,
  csv: 'export',
  actions: <ExportButton />,
  emptyText: wording.listEmpty,
  // An issued invoice never changes, not even its tags.
  tagWith: undefined,
  isRemovable: ({ number }) => number === null,
  unremovableText: wording.issuedStays,
  radio: {
    parameter: 'status',
    label: wording.columnStatus,
    options: invoiceStatuses.map((id) => ({ id, label: statusNames[id] })),
  },
  filters: [
    {
      parameter: 'kind',
      label: wording.columnKind,
      options: invoiceKinds.map((id) => ({ id, label: kindNames[id] })),
    },
  ],
  open: [payerFilter, itineraryFilter, tagFilter('invoices')],
  sorts: sortsBy('title', wording.columnTitle, [
    { id: '-number', label: wording.sortHighestNumber },
    { id: 'number', label: wording.sortLowestNumber },
    { id: '-issuedOn', label: wording.sortIssuedLast },
    { id: 'issuedOn', label: wording.sortIssuedFirst },
    { id: 'due', label: wording.sortDueFirst },
    { id: '-due', label: wording.sortDueLast },
  ]),
})

function Name({ children }: { children: string | null }) {
  return <span className="line-clamp-2 wrap-anywhere">{children ?? wording.noValue}</span>
}

function Day({ date }: { date: string | null }) {
  return <span className="whitespace-nowrap tabular-nums">{date === null ? wording.noValue : formatDate(date)}</span>
}

/** A record that has just been created has no total yet. */
function Amount({ amount, currency }: { amount: number | undefined; currency: string }) {
  if (amount === undefined) return wording.noValue
  return <span className="whitespace-nowrap tabular-nums">{moneyInWords({ amount, currency })}</span>
}
