import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { supplier } from '@sojourn/contract/resources/supplier'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { supplierResource } from './supplier-resource.ts'

const tones: Record<(typeof supplier.fields.status.schema.options)[number], BadgeTone> = {
  active: 'success',
  on_hold: 'warning',
  archived: 'neutral',
}

/** The company's suppliers. */
export const ListPage = listPage<typeof supplier>(supplierResource, {
  client: clients.suppliers,
  columns: [
    { id: 'name', title: 'Name', isRowHeader: true, isSortable: true, width: '17rem', render: ({ name }) => name },
    {
      id: 'status',
      title: 'Status',
      width: '8rem',
      render: ({ status }) => <Badge tone={tones[status]}>{inWords(status)}</Badge>,
    },
    {
      id: 'kinds',
      title: 'Supplies',
      render: ({ kinds }) => (kinds.length === 0 ? '–' : kinds.map(inWords).join(', ')),
    },
    {
      id: 'insuranceExpiry',
      title: 'Insured until',
      isSortable: true,
      width: '9rem',
      render: ({ insuranceExpiry }) => (insuranceExpiry ? formatDate(insuranceExpiry) : '–'),
    },
    {
      id: 'rating',
      title: 'Rating',
      isSortable: true,
      align: 'end',
      width: '6rem',
      render: ({ rating }) => rating ?? '–',
    },
    changedColumn(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: 'Those you buy from: camps, guides, car hire, with what they ask and how to reach them in an emergency.',
  radio: {
    parameter: 'status',
    label: 'Status',
    options: supplier.fields.status.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  filters: [{ parameter: 'kind', label: 'Supplies', options: segmentKinds.map((id) => ({ id, label: inWords(id) })) }],
  open: [tagFilter('suppliers')],
  sorts: sortsBy('name', 'Name', [
    { id: '-rating', label: 'Best rating first' },
    { id: 'rating', label: 'Worst rating first' },
    { id: 'insuranceExpiry', label: 'Insurance ends first' },
    { id: '-insuranceExpiry', label: 'Insurance ends last' },
  ]),
})
