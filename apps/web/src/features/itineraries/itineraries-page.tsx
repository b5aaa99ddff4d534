import { Route } from 'lucide-react'
import { statuses } from '@sojourn/contract/itinerary/statuses'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { DuplicateDialog } from '../../kit/list/duplicate-dialog.tsx'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { clientFilter, ownerFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { STATUS_LOOKS } from '../../ui/status-badge.tsx'
import { itineraryClient } from './itinerary-client.ts'
import {
  datesColumn,
  daysColumn,
  statusColumn,
  titleColumn,
  travellersColumn,
  updatedColumn,
} from './itinerary-columns.tsx'

const definition: ListDefinition<typeof itinerary> = {
  client: itineraryClient,
  path: '/itineraries',
  title: 'Itineraries',
  one: 'itinerary',
  many: 'itineraries',
  icon: Route,
  columns: [titleColumn, statusColumn, datesColumn, daysColumn, travellersColumn, updatedColumn],
  nameOf: ({ title }) => title,
  hasPages: true,
  csv: 'export',
  addWith: 'itineraries:create',
  removeWith: 'itineraries:delete',
  tagWith: 'itineraries:update',
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
}

/** All itineraries of the company. */
export function ItinerariesPage() {
  return <ResourceListPage definition={definition} />
}
