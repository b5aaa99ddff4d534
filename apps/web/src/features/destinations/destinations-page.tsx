import { MapPin } from 'lucide-react'
import { destination } from '@sojourn/contract/resources/destination'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { parentFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../data/resource-client.ts'
import { inWords } from '../../kit/words/words.ts'

const columns = libraryColumns<typeof destination>()

const definition: ListDefinition<typeof destination> = {
  client: resourceClient<typeof destination>('destinations'),
  path: '/destinations',
  title: 'Destinations',
  one: 'destination',
  many: 'destinations',
  icon: MapPin,
  columns: [
    { id: 'name', title: 'Name', isRowHeader: true, isSortable: true, width: '17rem', render: ({ name }) => name },
    { id: 'kind', title: 'Kind', width: '8rem', render: ({ kind }) => inWords(kind) },
    columns.place,
    columns.completeness,
    columns.updated,
  ],
  nameOf: ({ name }) => name,
  hasPages: true,
  csv: 'export and import',
  addWith: 'destinations:create',
  removeWith: 'destinations:delete',
  tagWith: 'destinations:update',
  canDuplicate: true,
  emptyText: 'Countries, regions, cities and parks, with what a traveller should know about each.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: destination.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [parentFilter, tagFilter('destinations')],
  sorts: columns.sorts,
}

/** Where the company's journeys lead. */
export function DestinationsPage() {
  return <ResourceListPage definition={definition} />
}
