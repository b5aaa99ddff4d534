import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { supplier } from '@sojourn/contract/resources/supplier'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { choiceField } from '../../record/list/bulk-fields.tsx'
import { usedColumns } from '../../record/list/library-list-columns.tsx'
import { supplierResource } from './supplier-resource.ts'
import * as wording from './wording.ts'

const statuses = supplier.fields.status.schema.options.map((id) => ({ id, label: inWords(id) }))

const tones: Record<(typeof supplier.fields.status.schema.options)[number], BadgeTone> = {
  active: 'success',
  on_hold: 'warning',
  archived: 'neutral',
}

/** The company's suppliers. */
export const ListPage = listPage<typeof supplier>(supplierResource, {
  client: clients.suppliers,
  savedAs: 'suppliers',
  columns: [
    { id: 'name', title: wording.columnName, isRowHeader: true, isSortable: true, render: ({ name }) => name },
    {
      id: 'status',
      title: wording.columnStatus,
      width: '8rem',
      render: ({ status }) => <Badge tone={tones[status]}>{inWords(status)}</Badge>,
    },
    {
      id: 'kinds',
      title: wording.columnKinds,
      render: ({ kinds }) => (kinds.length === 0 ? '–' : kinds.map(inWords).join(', ')),
    },
    {
      id: 'insuranceExpiry',
      title: wording.columnInsurance,
      isSortable: true,
      width: '9rem',
      render: ({ insuranceExpiry }) => (insuranceExpiry ? formatDate(insuranceExpiry) : '–'),
    },
    {
      id: 'rating',
      title: wording.columnRating,
      isSortable: true,
      align: 'end',
      width: '6rem',
      render: ({ rating }) => rating ?? '–',
    },
    ...usedColumns,
    { ...changedColumn(), isExtra: true },
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'status', label: wording.columnStatus, options: statuses },
  filters: [
    {
      parameter: 'kind',
      label: wording.columnKinds,
      options: segmentKinds.map((id) => ({ id, label: inWords(id) })),
    },
  ],
  open: [tagFilter('suppliers')],
  sorts: sortsBy('name', wording.columnName, [
    { id: '-rating', label: wording.sortBestRating },
    { id: 'rating', label: wording.sortWorstRating },
    { id: 'insuranceExpiry', label: wording.sortInsuranceFirst },
    { id: '-insuranceExpiry', label: wording.sortInsuranceLast },
  ]),
  bulkFields: [choiceField('status', wording.columnStatus, statuses)],
})
