import { Compass } from 'lucide-react'
import { excursion } from '@sojourn/contract/resources/excursion'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../data/resource-client.ts'
import { durationInWords, inWords } from '../../kit/words/words.ts'

const columns = libraryColumns<typeof excursion>()

const definition: ListDefinition<typeof excursion> = {
  client: resourceClient<typeof excursion>('excursions'),
  path: '/excursions',
  title: 'Excursions',
  one: 'excursion',
  many: 'excursions',
  icon: Compass,
  columns: [
    { id: 'name', title: 'Name', isRowHeader: true, isSortable: true, width: '17rem', render: ({ name }) => name },
    { id: 'category', title: 'Category', width: '8rem', render: ({ category }) => inWords(category) },
    columns.place,
    {
      id: 'durationMin',
      title: 'Duration',
      isSortable: true,
      align: 'end',
      width: '8rem',
      render: ({ durationMin }) => <span className="whitespace-nowrap">{durationInWords(durationMin)}</span>,
    },
    columns.completeness,
    columns.updated,
  ],
  nameOf: ({ name }) => name,
  hasPages: true,
  csv: 'export and import',
  addWith: 'excursions:create',
  removeWith: 'excursions:delete',
  tagWith: 'excursions:update',
  canDuplicate: true,
  emptyText: 'Walks, drives, tastings and tours, to be put into any day of an itinerary.',
  radio: {
    parameter: 'category',
    label: 'Category',
    options: excursion.fields.category.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [destinationFilter, supplierFilter, tagFilter('excursions')],
  sorts: [
    ...columns.sorts,
    { id: 'durationMin', label: 'Shortest first' },
    { id: '-durationMin', label: 'Longest first' },
  ],
}

/** What travellers can do on the way. */
export function ExcursionsPage() {
  return <ResourceListPage definition={definition} />
}
