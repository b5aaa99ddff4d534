import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { clients } from '../../data/clients.ts'
import { daysColumn, titleColumn, updatedColumn } from './itinerary-columns.tsx'
import { templateResource } from './template-resource.ts'

/** All templates of the company. */
export const ListPage = listPage<typeof itinerary>(templateResource, {
  client: clients.templates,
  columns: [titleColumn, daysColumn, updatedColumn],
  nameOf: ({ title }) => title,
  csv: 'export',
  canDuplicate: true,
  emptyText: 'A template is a trip without dates that you start new itineraries from.',
  open: [tagFilter('templates')],
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: '-updatedAt', label: 'Last changed first' },
    { id: 'updatedAt', label: 'Last changed last' },
    { id: 'title', label: 'Title, A to Z' },
    { id: '-title', label: 'Title, Z to A' },
    { id: 'dayCount', label: 'Shortest first' },
    { id: '-dayCount', label: 'Longest first' },
  ],
})
