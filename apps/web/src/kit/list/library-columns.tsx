import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { TableColumn } from '../../ui/table.tsx'
import { formatWhen } from '../dates.ts'
import type { Wire } from '../resource-client.ts'

type LibraryItem = {
  uuid: string
  updatedAt: string
  location: { label?: string | null; country?: string | null } | null
  completeness: { percent: number; missing: string[] }
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The columns that all library items share, and the orders they can be listed in. */
export const libraryColumns = <R extends Wire>() => {
  const place: TableColumn<Summary<R> & LibraryItem> = {
    id: 'place',
    title: 'Place',
    render: ({ location }) => placeOf(location),
  }
  const completeness: TableColumn<Summary<R> & LibraryItem> = {
    id: 'completeness',
    title: 'Complete',
    align: 'end',
    width: '7rem',
    render: ({ completeness: { percent, missing } }) => (
      <span title={missing.length > 0 ? `Missing: ${missing.join(', ')}` : undefined}>{percent} %</span>
    ),
  }
  const updated: TableColumn<Summary<R> & LibraryItem> = {
    id: 'updatedAt',
    title: 'Changed',
    isSortable: true,
    align: 'end',
    width: '9rem',
    render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
  }
  return { place, completeness, updated, sorts }
}

const sorts = [
  { id: '-createdAt', label: 'Newest first' },
  { id: 'name', label: 'Name, A to Z' },
  { id: '-name', label: 'Name, Z to A' },
  { id: '-updatedAt', label: 'Last changed first' },
  { id: 'updatedAt', label: 'Last changed last' },
]

/** `Sesriem, Namibia`; a label that names the country already stays as it is. */
const placeOf = (location: LibraryItem['location']): string => {
  const country = location?.country ? countries.of(location.country) : undefined
  const label = location?.label
  if (!label) return country ?? '–'
  return country && !label.includes(country) ? `${label}, ${country}` : label
}
