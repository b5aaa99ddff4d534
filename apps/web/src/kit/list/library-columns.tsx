import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { TableColumn } from '../../ui/table/table.tsx'
import { formatWhen } from '../words/dates.ts'
import { placeOf } from '../words/place-of.ts'
import type { Wire } from '../../data/resource-lists.ts'
import * as wording from './wording.ts'

type Place = { label?: string | null; country?: string | null }

type LibraryItem = {
  uuid: string
  name: string
  updatedAt: string
  place?: Place | null
  location?: Place | null
  completeness?: { percent: number; missing: string[] }
}

/** The columns that all library lists share, and their sort orders. */
export const libraryColumns = <R extends Wire>() => {
  const place: TableColumn<Summary<R> & LibraryItem> = {
    id: 'place',
    title: wording.placeColumn,
    width: '15rem',
    render: (record) => placeOf(record),
  }
  const completeness: TableColumn<Summary<R> & LibraryItem> & { fields: readonly string[] } = {
    id: 'completeness',
    title: wording.completeColumn,
    align: 'end',
    width: '7rem',
    fields: ['completeness'],
    render: ({ completeness: complete }) =>
      complete && (
        <span
          title={
            complete.missing.length > 0 ? wording.missingFields({ fields: complete.missing.join(', ') }) : undefined
          }
        >
          {wording.percent({ percent: complete.percent })}
        </span>
      ),
  }
  return { place, completeness, updated: changedColumn<Summary<R> & LibraryItem>(), sorts: sortsBy('name', 'Name') }
}

/** When a record was last changed. */
export const changedColumn = <Row extends { updatedAt: string }>(): TableColumn<Row> => ({
  id: 'updatedAt',
  title: wording.changedColumn,
  isSortable: true,
  align: 'end',
  width: '9rem',
  render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
})

type Order = { id: string; label: string }

/** The sort orders of every list, with its own between those by name and those by change. */
export const sortsBy = (field: string, label: string, own: readonly Order[] = []): Order[] => [
  { id: '-createdAt', label: wording.newestFirst },
  { id: field, label: wording.ascending({ field: label }) },
  { id: `-${field}`, label: wording.descending({ field: label }) },
  ...own,
  { id: '-updatedAt', label: wording.lastChangedFirst },
  { id: 'updatedAt', label: wording.lastChangedLast },
]
