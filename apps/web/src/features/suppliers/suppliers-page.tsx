import { Truck } from 'lucide-react'
import { segmentKinds } from '@sojourn/contract/itinerary/segment-kinds'
import { supplier } from '@sojourn/contract/resources/supplier'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../data/resource-client.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<(typeof supplier.fields.status.schema.options)[number], BadgeTone> = {
  active: 'success',
  on_hold: 'warning',
  archived: 'neutral',
}

const definition: ListDefinition<typeof supplier> = {
  client: resourceClient<typeof supplier>('suppliers'),
  path: '/suppliers',
  title: 'Suppliers',
  one: 'supplier',
  many: 'suppliers',
  icon: Truck,
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
  hasPages: true,
  csv: 'export and import',
  addWith: 'suppliers:create',
  removeWith: 'suppliers:delete',
  tagWith: 'suppliers:update',
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
}

/** Those the company buys from. */
export function SuppliersPage() {
  return <ResourceListPage definition={definition} />
}
