import { excursion } from '@sojourn/contract/resources/excursion'
import { clients } from '../../data/clients.ts'
import { iconOf } from '../../kit/resource-icons.ts'
import { libraryColumns } from '../../kit/list/library-columns.tsx'
import { destinationFilter, supplierFilter, tagFilter } from '../../kit/list/open-filters.tsx'
import { listPage } from '../../kit/list/resource-list-page.tsx'
import { durationInWords } from '../../kit/words/words.ts'
import { choiceField, destinationBulkField, supplierBulkField } from '../../record/list/bulk-fields.tsx'
import { galleryView } from '../../record/list/gallery.tsx'
import { destinationColumn, supplierColumn, usedColumns } from '../../record/list/library-list-columns.tsx'
import { mapView } from '../../record/list/map-view.tsx'
import { thumbnailColumn } from '../../record/list/thumbnail-column.tsx'
import { tableView } from '../../record/list/views.tsx'
import { excursionResource } from './excursion-resource.ts'
import { placeOf } from '../../kit/words/place-of.ts'
import * as wording from './wording.ts'

const columns = libraryColumns<typeof excursion>()
const categories = excursion.fields.category.schema.options.map((id) => ({ id, label: wording.categoryNames[id] }))

/** The company's excursions. */
export const ListPage = listPage<typeof excursion>(excursionResource, {
  client: clients.excursions,
  savedAs: 'excursions',
  columns: [
    thumbnailColumn(iconOf(excursionResource.name)),
    {
      id: 'name',
      title: wording.columnName,
      isRowHeader: true,
      isSortable: true,
      width: '15rem',
      render: ({ name }) => name,
    },
    {
      id: 'category',
      title: wording.columnCategory,
      width: '7rem',
      render: ({ category }) => wording.categoryNames[category],
    },
    columns.place,
    destinationColumn,
    {
      id: 'durationMin',
      title: wording.columnDuration,
      isSortable: true,
      align: 'end',
      width: '7rem',
      render: ({ durationMin }) => <span className="whitespace-nowrap">{durationInWords(durationMin)}</span>,
    },
    supplierColumn,
    ...usedColumns,
    { ...columns.completeness, isExtra: true },
    { ...columns.updated, isExtra: true },
  ],
  views: [
    tableView(),
    galleryView({
      icon: iconOf(excursionResource.name),
      thumbnailOf: ({ thumbnail }) => thumbnail,
      detailOf: (record) => placeOf(record),
    }),
    mapView(),
  ],
  nameOf: ({ name }) => name,
  csv: 'export and import',
  canDuplicate: true,
  emptyText: wording.listEmpty,
  radio: { parameter: 'category', label: wording.columnCategory, options: categories },
  open: [destinationFilter, supplierFilter, tagFilter('excursions')],
  sorts: [
    ...columns.sorts,
    { id: 'durationMin', label: wording.sortShortest },
    { id: '-durationMin', label: wording.sortLongest },
  ],
  bulkFields: [
    choiceField('category', wording.columnCategory, categories),
    destinationBulkField(),
    supplierBulkField(),
  ],
})
