import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { useNavigate } from '@tanstack/react-router'
import { Route } from 'lucide-react'
import { useMemo } from 'react'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { changedColumn, sortsBy } from '../../kit/list/library-columns.tsx'
import { listDefinition } from '../../kit/list/list-definition.ts'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { daysColumn, ownerColumn, titleColumn } from './itinerary-columns.tsx'
import { templateResource } from './template-resource.ts'
import * as wording from './wording.ts'

const definition = listDefinition<typeof itinerary>(templateResource, {
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

/** All templates of the company. */
export function ListPage() {
  const navigate = useNavigate()
  const mayCreate = useCan('itineraries:create')
  const withStart = useMemo(
    () => ({
      ...definition,
      rowActions: ({ uuid }: { uuid: string }) => [
        {
          label: wording.createFromTemplate,
          icon: Route,
          onAction: () => void navigate({ href: `/itineraries/create?from=${uuid}` }),
        },
      ],
    }),
    [navigate],
  )
  return <ResourceListPage definition={mayCreate ? withStart : definition} />
}
