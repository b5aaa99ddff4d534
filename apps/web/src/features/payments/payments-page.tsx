import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { payment } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { methods } from '../../kit/invoices/payment-methods.ts'
import { methodOf } from '../../kit/invoices/payment-method.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { payerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { kinds } from './payment-kinds.ts'
import { paymentResource } from './payment-resource.ts'
import { ImportButton } from './statement/import-button.tsx'
import * as wording from './wording.ts'

/** What clients paid or got back. */
export const ListPage = listPage<typeof payment>(paymentResource, {
  client: clients.payments,
  savedAs: 'payments',
  columns: [
    {
      id: 'reference',
      title: wording.columnReference,
      isRowHeader: true,
      isSortable: true,
      render: ({ reference }) => <span className="line-clamp-2 wrap-anywhere">{reference}</span>,
    },
    {
      id: 'payer',
      title: wording.columnPayer,
      width: '13rem',
      render: ({ payerName }) => <span className="line-clamp-2 wrap-anywhere">{payerName ?? wording.noValue}</span>,
    },
    {
      id: 'date',
      title: wording.columnDate,
      isSortable: true,
      align: 'end',
      width: '8rem',
      render: ({ date }) => <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>,
    },
    {
      id: 'amount',
      title: wording.columnAmount,
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ amount, currency }) => (
        <span className="whitespace-nowrap tabular-nums">{moneyInWords({ amount, currency })}</span>
      ),
    },
    { id: 'method', title: wording.columnMethod, width: '11rem', render: methodOf },
    {
      id: 'unallocated',
      title: wording.columnStatus,
      width: '14rem',
      render: ({ unallocated, currency }) =>
        unallocated === 0 ? (
          <Badge tone="success">{wording.allocated}</Badge>
        ) : (
          <Badge tone="warning">
            {wording.leftToAllocate({ amount: moneyInWords({ amount: unallocated, currency }) })}
          </Badge>
        ),
    },
    {
      id: 'kind',
      title: wording.columnKind,
      width: '7rem',
      isExtra: true,
      render: ({ kind }) => wording.kindNames[kind],
    },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ reference }) => reference,
  csv: 'export',
  actions: <ImportButton />,
  emptyText: wording.listEmpty,
  isRemovable: ({ receipt }) => receipt === null,
  unremovableText: wording.confirmedStays,
  radio: { parameter: 'kind', label: wording.columnKind, options: kinds },
  filters: [{ parameter: 'method', label: wording.columnMethod, options: methods }],
  open: [payerFilter, tagFilter('payments')],
  sorts: [
    { id: '-date', label: wording.sortLatest },
    { id: 'date', label: wording.sortEarliest },
    { id: '-amount', label: wording.sortHighest },
    { id: 'amount', label: wording.sortLowest },
    ...sortsBy('reference', wording.columnReference),
  ],
})
