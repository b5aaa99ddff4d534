import { guide } from '@sojourn/contract/resources/guide'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { destinationFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { choiceField } from '../../record/list/bulk-fields.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { usedColumns } from '../../record/list/library-list-columns.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { Badge } from '../../ui/badge.tsx'
import { guideResource } from './guide-resource.ts'
import * as wording from './wording.ts'

const kinds = guide.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const statuses = guide.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))
const audiences = guide.fields.audience.schema.options.map((id) => ({ id, label: wording.audienceNames[id] }))

/** Texts for travellers and for members of the company. */
export const ListPage = listPage<typeof guide>(guideResource, {
  client: clients.guides,
  savedAs: 'guides',
  columns: [
    thumbnailColumn(iconOf(guideResource.name)),
    { id: 'title', title: wording.columnTitle, isRowHeader: true, isSortable: true, render: ({ title }) => title },
    { id: 'kind', title: wording.columnKind, width: '9rem', render: ({ kind }) => wording.kindNames[kind] },
    {
      id: 'status',
      title: wording.columnStatus,
      width: '8rem',
      render: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{wording.statusNames[status]}</Badge>
      ),
    },
    {
      id: 'audience',
      title: wording.columnAudience,
      width: '8rem',
      render: ({ audience }) => wording.audienceNames[audience],
    },
    {
      id: 'destinations',
      title: wording.columnDestinations,
      isExtra: true,
      render: ({ destinationNames }) => destinationNames.join(', ') || '–',
    },
    {
      id: 'validUntil',
      title: wording.columnValidUntil,
      isSortable: true,
      width: '8rem',
      render: ({ validUntil }) => (validUntil ? formatDate(validUntil) : '–'),
    },
    ...usedColumns,
    { ...changedColumn(), isExtra: true },
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(guideResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: ({ kind }) => wording.kindNames[kind],
    }),
  ],
  nameOf: ({ title }) => title,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'kind', label: wording.columnKind, options: kinds },
  filters: [
    { parameter: 'status', label: wording.columnStatus, options: statuses },
    { parameter: 'audience', label: wording.columnAudience, options: audiences },
  ],
  open: [destinationFilter, tagFilter('guides')],
  sorts: sortsBy('title', wording.columnTitle, [
    { id: 'validUntil', label: wording.sortExpiresFirst },
    { id: '-validUntil', label: wording.sortExpiresLast },
  ]),
  bulkFields: [
    choiceField('kind', wording.columnKind, kinds),
    choiceField('status', wording.columnStatus, statuses),
    choiceField('audience', wording.columnAudience, audiences),
  ],
})
