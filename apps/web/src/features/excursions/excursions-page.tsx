import { excursion } from '@sojourn/contract/resources/excursion'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { durationInWords, inWords } from '../../kit/words/words.ts'
import { excursionResource } from './excursion-resource.ts'

const columns = libraryColumns<typeof excursion>()

/** The company's excursions. */
export const ListPage = listPage<typeof excursion>(excursionResource, {
  client: clients.excursions,
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
  csv: 'export and import',
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
})
