import { destination } from '@sojourn/contract/resources/destination'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { parentFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { destinationResource } from './destination-resource.ts'

const columns = libraryColumns<typeof destination>()

/** The company's destinations. */
export const ListPage = listPage<typeof destination>(destinationResource, {
  client: clients.destinations,
  columns: [
    { id: 'name', title: 'Name', isRowHeader: true, isSortable: true, width: '17rem', render: ({ name }) => name },
    { id: 'kind', title: 'Kind', width: '8rem', render: ({ kind }) => inWords(kind) },
    columns.place,
    columns.completeness,
    columns.updated,
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: 'Countries, regions, cities and parks, with what a traveller should know about each.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: destination.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [parentFilter, tagFilter('destinations')],
  sorts: columns.sorts,
})
