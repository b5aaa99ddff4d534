import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { dueStates, type payable, payableStatuses } from '@sojourn/contract/resources/payable'
import { clients } from '../../data/clients.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { itineraryFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { isDeletable } from './is-deletable.ts'
import { payableResource } from './payable-resource.ts'
import { PayableStatusBadge } from './payable-status.tsx'
import * as wording from './wording.ts'

/** What suppliers are to be paid for booked itineraries. */
export const ListPage = listPage<typeof payable>(payableResource, {
  client: clients.payables,
  savedAs: 'payables',
  columns: [
    {
      id: 'supplier',
      title: wording.columnSupplier,
      isRowHeader: true,
      render: ({ supplierName, itineraryTitle, title }) => (
        <div>
          <span className="block wrap-anywhere">{supplierName ?? title}</span>
          <span className="line-clamp-1 text-sm font-normal text-ink-soft">{itineraryTitle ?? wording.noValue}</span>
        </div>
      ),
    },
    {
      id: 'due',
      title: wording.columnDue,
      isSortable: true,
      align: 'end',
      width: '7rem',
      render: ({ due }) => (
        <span className="whitespace-nowrap tabular-nums">{due === null ? wording.noValue : formatDate(due)}</span>
      ),
    },
    {
      id: 'expected',
      title: wording.columnExpected,
      align: 'end',
      width: '8.5rem',
      render: ({ expected, currency }) => <Amount amount={expected} currency={currency} />,
    },
    {
      id: 'billed',
      title: wording.columnBilled,
      align: 'end',
      width: '8.5rem',
      render: ({ billed, currency }) => <Amount amount={billed} currency={currency} />,
    },
    {
      id: 'paid',
      title: wording.columnPaid,
      align: 'end',
      width: '8.5rem',
      render: ({ paid, currency }) => <Amount amount={paid} currency={currency} />,
    },
    {
      id: 'open',
      title: wording.columnOpen,
      align: 'end',
      width: '8.5rem',
      render: ({ open, currency }) => <Amount amount={open} currency={currency} />,
    },
    {
      id: 'status',
      title: wording.columnStatus,
      width: '8rem',
      render: ({ status, dueState }) => <PayableStatusBadge status={status} dueState={dueState} />,
    },
    {
      id: 'title',
      title: wording.columnTitle,
      width: '14rem',
      isExtra: true,
      isSortable: true,
      render: ({ title }) => <span className="wrap-anywhere">{title}</span>,
    },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ title }) => title,
  csv: 'export',
  emptyText: wording.listEmpty,
  isRemovable: isDeletable,
  radio: {
    parameter: 'status',
    label: wording.columnStatus,
    options: payableStatuses.map((id) => ({ id, label: wording.statusNames[id] })),
  },
  filters: [
    {
      parameter: 'due',
      label: wording.columnDue,
      options: dueStates.map((id) => ({ id, label: wording.dueStateNames[id] })),
    },
  ],
  open: [supplierFilter, itineraryFilter, tagFilter('payables')],
  sorts: sortsBy('title', wording.columnTitle, [
    { id: 'due', label: wording.sortDueFirst },
    { id: '-due', label: wording.sortDueLast },
  ]),
})

function Amount({ amount, currency }: { amount: number; currency: string }) {
  return <span className="whitespace-nowrap tabular-nums">{moneyInWords({ amount, currency })}</span>
}
