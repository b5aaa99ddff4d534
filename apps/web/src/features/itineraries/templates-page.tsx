import { LayoutTemplate } from 'lucide-react'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { templateClient } from './itinerary-client.ts'
import { daysColumn, titleColumn, updatedColumn } from './itinerary-columns.tsx'

const definition: ListDefinition<typeof itinerary> = {
  client: templateClient,
  path: '/templates',
  title: 'Templates',
  one: 'template',
  many: 'templates',
  icon: LayoutTemplate,
  columns: [titleColumn, daysColumn, updatedColumn],
  nameOf: ({ title }) => title,
  hasPages: true,
  csv: 'export',
  addWith: 'itineraries:create',
  removeWith: 'itineraries:delete',
  tagWith: 'itineraries:update',
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
}

/** All templates of the company. */
export function TemplatesPage() {
  return <ResourceListPage definition={definition} />
}
