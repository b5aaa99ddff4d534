import { destination } from '@sojourn/contract/resources/destination'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { parentFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { choiceField } from '../../record/list/bulk-fields.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { usedColumns } from '../../record/list/library-list-columns.tsx'
import { mapView } from '../../record/list/map-view.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { destinationResource } from './destination-resource.ts'
import { placeOf } from '../../kit/words/place-of.ts'
import * as wording from './wording.ts'

const columns = libraryColumns<typeof destination>()
const kinds = destination.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))

/** The company's destinations. */
export const ListPage = listPage<typeof destination>(destinationResource, {
  client: clients.destinations,
  savedAs: 'destinations',
  columns: [
    thumbnailColumn(iconOf(destinationResource.name)),
    {
      id: 'name',
      title: wording.columnName,
      isRowHeader: true,
      isSortable: true,
      width: '15rem',
      render: ({ name }) => name,
    },
    { id: 'kind', title: wording.columnKind, width: '7rem', render: ({ kind }) => wording.kindNames[kind] },
    columns.place,
    { id: 'parent', title: wording.columnParent, width: '11rem', render: ({ parentName }) => parentName ?? '–' },
    ...usedColumns,
    { ...columns.completeness, isExtra: true },
    { ...columns.updated, isExtra: true },
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(destinationResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: (record) => placeOf(record),
    }),
    mapView(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'kind', label: wording.columnKind, options: kinds },
  open: [parentFilter, tagFilter('destinations')],
  sorts: columns.sorts,
  bulkFields: [choiceField('kind', wording.columnKind, kinds)],
})
