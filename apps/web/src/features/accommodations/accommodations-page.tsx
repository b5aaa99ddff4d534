import { BedDouble } from 'lucide-react'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../data/resource-client.ts'
import { inWords } from '../../kit/words/words.ts'

const columns = libraryColumns<typeof accommodation>()

const definition: ListDefinition<typeof accommodation> = {
  client: resourceClient<typeof accommodation>('accommodations'),
  path: '/accommodations',
  title: 'Accommodations',
  one: 'accommodation',
  many: 'accommodations',
  icon: BedDouble,
  columns: [
    { id: 'name', title: 'Name', isRowHeader: true, isSortable: true, width: '17rem', render: ({ name }) => name },
    { id: 'type', title: 'Type', width: '8rem', render: ({ type }) => inWords(type) },
    columns.place,
    {
      id: 'stars',
      title: 'Stars',
      isSortable: true,
      align: 'end',
      width: '6rem',
      render: ({ stars }) => stars ?? '–',
    },
    columns.completeness,
    columns.updated,
  ],
  nameOf: ({ name }) => name,
  hasPages: true,
  csv: 'export and import',
  addWith: 'accommodations:create',
  removeWith: 'accommodations:delete',
  tagWith: 'accommodations:update',
  canDuplicate: true,
  emptyText: 'Hotels, lodges and camps you send people to. Described once, they are at hand in every itinerary.',
  radio: {
    parameter: 'type',
    label: 'Type',
    options: accommodation.fields.type.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [destinationFilter, supplierFilter, tagFilter('accommodations')],
  sorts: [...columns.sorts, { id: '-stars', label: 'Most stars first' }, { id: 'stars', label: 'Fewest stars first' }],
}

/** The company's places to stay. */
export function AccommodationsPage() {
  return <ResourceListPage definition={definition} />
}
