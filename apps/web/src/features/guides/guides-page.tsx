import { guide } from '@sojourn/contract/resources/guide'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { destinationFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { guideResource } from './guide-resource.ts'

/** Texts for travellers and for members of the company. */
export const ListPage = listPage<typeof guide>(guideResource, {
  client: clients.guides,
  columns: [
    { id: 'title', title: 'Title', isRowHeader: true, isSortable: true, width: '20rem', render: ({ title }) => title },
    { id: 'kind', title: 'Kind', width: '9rem', render: ({ kind }) => inWords(kind) },
    {
      id: 'status',
      title: 'Status',
      width: '8rem',
      render: ({ status }) => <Badge tone={status === 'published' ? 'success' : 'neutral'}>{inWords(status)}</Badge>,
    },
    {
      id: 'audience',
      title: 'For',
      width: '8rem',
      render: ({ audience }) => (audience === 'client' ? 'Travellers' : 'Colleagues'),
    },
    {
      id: 'validUntil',
      title: 'Valid until',
      isSortable: true,
      width: '9rem',
      render: ({ validUntil }) => (validUntil ? formatDate(validUntil) : '–'),
    },
    changedColumn(),
  ],
  nameOf: ({ title }) => title,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: 'What travellers should read before they go, and the people who guide them.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: guide.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  filters: [
    {
      parameter: 'status',
      label: 'Status',
      options: guide.fields.status.schema.options.map((id) => ({ id, label: inWords(id) })),
    },
    {
      parameter: 'audience',
      label: 'For',
      options: [
        { id: 'client', label: 'Travellers' },
        { id: 'internal', label: 'Colleagues' },
      ],
    },
  ],
  open: [destinationFilter, tagFilter('guides')],
  sorts: sortsBy('title', 'Title', [
    { id: 'validUntil', label: 'Runs out first' },
    { id: '-validUntil', label: 'Runs out last' },
  ]),
})
