import { accommodation } from '@sojourn/contract/resources/accommodation'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { accommodationResource } from './accommodation-resource.ts'

const columns = libraryColumns<typeof accommodation>()

/** The company's accommodations. */
export const ListPage = listPage<typeof accommodation>(accommodationResource, {
  client: clients.accommodations,
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
  csv: 'export and import',
  canDuplicate: true,
  emptyText: 'Hotels, lodges and camps you send people to. Described once, they are at hand in every itinerary.',
  radio: {
    parameter: 'type',
    label: 'Type',
    options: accommodation.fields.type.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [destinationFilter, supplierFilter, tagFilter('accommodations')],
  sorts: [...columns.sorts, { id: '-stars', label: 'Most stars first' }, { id: 'stars', label: 'Fewest stars first' }],
})
