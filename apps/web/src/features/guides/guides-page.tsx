import { BookOpen } from 'lucide-react'
import { guide } from '@sojourn/contract/resources/guide'
import { formatDate } from '../../kit/words/dates.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { destinationFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../data/resource-client.ts'
import { inWords } from '../../kit/words/words.ts'
import { Badge } from '../../ui/badge.tsx'

const definition: ListDefinition<typeof guide> = {
  client: resourceClient<typeof guide>('guides'),
  path: '/guides',
  title: 'Travel Guides',
  one: 'travel guide',
  many: 'travel guides',
  icon: BookOpen,
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
  hasPages: true,
  csv: 'export and import',
  addWith: 'guides:create',
  removeWith: 'guides:delete',
  tagWith: 'guides:update',
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
}

/** Reading for travellers and colleagues. */
export function GuidesPage() {
  return <ResourceListPage definition={definition} />
}
