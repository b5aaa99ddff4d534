import { accommodation } from '@sojourn/contract/resources/accommodation'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { choiceField, destinationBulkField, supplierBulkField } from '../../record/list/bulk-fields.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { destinationColumn, supplierColumn, usedColumns } from '../../record/list/library-list-columns.tsx'
import { mapView } from '../../record/list/map-view.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { placeOf } from '../../kit/words/place-of.ts'
import { accommodationResource } from './accommodation-resource.ts'
import * as wording from './wording.ts'

const columns = libraryColumns<typeof accommodation>()
const types = accommodation.fields.type.schema.options.map((id) => ({ id, label: wording.typeNames[id] }))

/** The company's accommodations. */
export const ListPage = listPage<typeof accommodation>(accommodationResource, {
  client: clients.accommodations,
  savedAs: 'accommodations',
  columns: [
    thumbnailColumn(iconOf(accommodationResource.name)),
    {
      id: 'name',
      title: wording.columnName,
      isRowHeader: true,
      isSortable: true,
      width: '14rem',
      render: ({ name }) => name,
    },
    { id: 'type', title: wording.columnType, width: '6.5rem', render: ({ type }) => wording.typeNames[type] },
    columns.place,
    destinationColumn,
    {
      id: 'stars',
      title: wording.columnStars,
      isSortable: true,
      align: 'end',
      width: '5rem',
      render: ({ stars }) => stars ?? '–',
    },
    supplierColumn,
    ...usedColumns,
    { ...columns.completeness, isExtra: true },
    { ...columns.updated, isExtra: true },
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(accommodationResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: (record) => placeOf(record),
    }),
    mapView(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'type', label: wording.columnType, options: types },
  open: [destinationFilter, supplierFilter, tagFilter('accommodations')],
  sorts: [
    ...columns.sorts,
    { id: '-stars', label: wording.sortMostStars },
    { id: 'stars', label: wording.sortFewestStars },
  ],
  bulkFields: [choiceField('type', wording.columnType, types), destinationBulkField(), supplierBulkField()],
})
