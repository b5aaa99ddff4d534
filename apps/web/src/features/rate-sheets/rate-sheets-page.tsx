import { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import { formatDates } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { choiceField } from '../../record/list/bulk-fields.tsx'
import { supplierColumn } from '../../record/list/library-list-columns.tsx'
import { rateSheetResource } from './rate-sheet-resource.ts'
import * as wording from './wording.ts'

const states = rateSheet.fields.status.schema.options
const statuses = states.map((id) => ({ id, label: wording.statusNames[id] }))

const tones: Record<(typeof states)[number], BadgeTone> = { draft: 'warning', active: 'success', archived: 'neutral' }

/** What the company's suppliers charge. */
export const ListPage = listPage<typeof rateSheet>(rateSheetResource, {
  client: clients['rate-sheets'],
  savedAs: 'rate-sheets',
  columns: [
    {
      id: 'name',
      title: wording.columnName,
      isRowHeader: true,
      isSortable: true,
      render: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    supplierColumn,
    {
      id: 'item',
      title: wording.columnItem,
      render: ({ itemName, service }) => itemName ?? service?.name ?? wording.noValue,
    },
    { id: 'currency', title: wording.columnCurrency, width: '5.5rem', render: ({ currency }) => currency },
    {
      id: 'validFrom',
      title: wording.columnValid,
      isSortable: true,
      width: '13rem',
      render: ({ validFrom, validTo }) => formatDates(validFrom, validTo),
    },
    {
      id: 'status',
      title: wording.columnStatus,
      width: '7rem',
      render: ({ status }) => <Badge tone={tones[status]}>{wording.statusNames[status]}</Badge>,
    },
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ name }) => name,
  csv: 'export',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'status', label: wording.columnStatus, options: statuses },
  open: [supplierFilter, tagFilter('rate-sheets')],
  sorts: sortsBy('name', wording.columnName, [
    { id: 'validFrom', label: wording.sortValidFrom },
    { id: '-validTo', label: wording.sortValidTo },
  ]),
  bulkFields: [choiceField('status', wording.columnStatus, statuses)],
})
