import { statuses } from '@sojourn/contract/document/statuses'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { DuplicateDialog } from '../../kit/list/duplicate-dialog.tsx'
import { clientFilter, ownerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { STATUS_LOOKS } from '../../ui/status-badge.tsx'
import { clients } from '../../data/clients.ts'
import {
  datesColumn,
  daysColumn,
  statusColumn,
  titleColumn,
  travellersColumn,
  updatedColumn,
} from './itinerary-columns.tsx'
import { itineraryResource } from './itinerary-resource.ts'

/** All itineraries of the company. */
export const ListPage = listPage<typeof itinerary>(itineraryResource, {
  client: clients.itineraries,
  columns: [titleColumn, statusColumn, datesColumn, daysColumn, travellersColumn, updatedColumn],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  duplicateDialog: DuplicateDialog,
  emptyText: 'An itinerary is a trip day by day: where the traveller sleeps, what they do, how they get there.',
  radio: {
    parameter: 'status',
    label: 'Status',
    options: statuses.map((id) => ({ id, label: STATUS_LOOKS[id].label, icon: STATUS_LOOKS[id].icon })),
  },
  open: [ownerFilter, clientFilter, tagFilter('itineraries')],
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: '-updatedAt', label: 'Last changed first' },
    { id: 'updatedAt', label: 'Last changed last' },
    { id: 'title', label: 'Title, A to Z' },
    { id: '-title', label: 'Title, Z to A' },
    { id: 'startDate', label: 'Earliest departure first' },
    { id: '-startDate', label: 'Latest departure first' },
    { id: 'dayCount', label: 'Shortest first' },
    { id: '-dayCount', label: 'Longest first' },
  ],
})
