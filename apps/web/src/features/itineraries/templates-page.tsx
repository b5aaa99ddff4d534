import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { daysColumn, ownerColumn, titleColumn } from './itinerary-columns.tsx'
import { templateResource } from './template-resource.ts'
import * as wording from './wording.ts'

/** All templates of the company. */
export const ListPage = listPage<typeof itinerary>(templateResource, {
  client: clients.templates,
  savedAs: 'templates',
  columns: [
    thumbnailColumn(iconOf(templateResource.name)),
    titleColumn,
    daysColumn,
    { ...ownerColumn, isExtra: true },
    changedColumn(),
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(templateResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: ({ dayCount }) => wording.dayCount({ count: dayCount }),
    }),
  ],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  emptyText: wording.templatesEmpty,
  open: [tagFilter('templates')],
  sorts: sortsBy('title', wording.columnTitle, [
    { id: 'dayCount', label: wording.sortShortest },
    { id: '-dayCount', label: wording.sortLongest },
  ]),
})
