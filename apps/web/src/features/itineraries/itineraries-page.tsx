import { statuses } from '@sojourn/contract/document/statuses'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { DuplicateDialog } from '../../kit/list/duplicate/duplicate-dialog.tsx'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { clientFilter, ownerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { formatDates } from '../../kit/words/dates.ts'
import { ownerBulkField } from '../../record/list/bulk-fields.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { mapView } from '../../record/list/map-view.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { STATUS_LOOKS, StatusBadge } from '../../ui/status-badge.tsx'
import {
  clientColumn,
  datesColumn,
  daysColumn,
  ownerColumn,
  statusColumn,
  titleColumn,
  travellersColumn,
  valueColumn,
} from './itinerary-columns.tsx'
import { itineraryResource } from './itinerary-resource.ts'
import * as wording from './wording.ts'

/** All itineraries of the company. */
export const ListPage = listPage<typeof itinerary>(itineraryResource, {
  client: clients.itineraries,
  savedAs: 'itineraries',
  columns: [
    thumbnailColumn(iconOf(itineraryResource.name)),
    titleColumn,
    clientColumn,
    statusColumn,
    datesColumn,
    valueColumn,
    { ...ownerColumn, isExtra: true },
    { ...daysColumn, isExtra: true },
    { ...travellersColumn, isExtra: true },
    { ...changedColumn(), isExtra: true },
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(itineraryResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: ({ clientName, startDate, endDate }) =>
        [clientName, startDate && formatDates(startDate, endDate ?? startDate)].filter(Boolean).join(' · '),
      badgeOf: ({ status }) => status && <StatusBadge status={status} />,
    }),
    mapView(),
  ],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  duplicateDialog: ({ record: { title, startDate }, ...dialog }) => (
    <DuplicateDialog title={title} startDate={startDate} {...dialog} />
  ),
  emptyText: wording.listEmpty,
  radio: {
    parameter: 'status',
    label: wording.columnStatus,
    options: statuses.map((id) => ({ id, label: STATUS_LOOKS[id].label, icon: STATUS_LOOKS[id].icon })),
  },
  open: [ownerFilter, clientFilter, tagFilter('itineraries')],
  sorts: sortsBy('title', wording.columnTitle, [
    { id: 'startDate', label: wording.sortEarliest },
    { id: '-startDate', label: wording.sortLatest },
    { id: 'dayCount', label: wording.sortShortest },
    { id: '-dayCount', label: wording.sortLongest },
  ]),
  bulkFields: [ownerBulkField()],
})
