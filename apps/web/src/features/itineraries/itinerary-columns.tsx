import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { formatDates, formatWhen } from '../../kit/words/dates.ts'
import { countOf } from '../../kit/words/words.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'

type Itinerary = Summary<typeof itinerary>

/** The title and, below it, details that distinguish itineraries with the same title. */
export const titleColumn: TableColumn<Itinerary> = {
  id: 'title',
  title: 'Title',
  isRowHeader: true,
  isSortable: true,
  render: ({ title, subtitle, reference }) => (
    <div>
      <span className="block">{title}</span>
      {(reference || subtitle) && (
        <span className="line-clamp-2 text-sm font-normal text-ink-soft">
          {[reference, subtitle].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  ),
}

export const statusColumn: TableColumn<Itinerary> = {
  id: 'status',
  title: 'Status',
  width: '9rem',
  render: ({ status }) => status && <StatusBadge status={status} />,
}

export const datesColumn: TableColumn<Itinerary> = {
  id: 'startDate',
  title: 'Dates',
  isSortable: true,
  width: '14rem',
  render: ({ startDate, endDate }) => (
    <span className="tabular-nums">{startDate ? formatDates(startDate, endDate ?? startDate) : 'No dates yet'}</span>
  ),
}

export const daysColumn: TableColumn<Itinerary> = {
  id: 'dayCount',
  title: 'Length',
  isSortable: true,
  align: 'end',
  width: '6rem',
  render: ({ dayCount }) => countOf(dayCount, 'day'),
}

export const travellersColumn: TableColumn<Itinerary> = {
  id: 'travellers',
  title: 'Travellers',
  align: 'end',
  width: '7rem',
  render: ({ adults, children, infants }) => adults + children + infants || '–',
}

export const updatedColumn: TableColumn<Itinerary> = {
  id: 'updatedAt',
  title: 'Changed',
  isSortable: true,
  align: 'end',
  width: '9rem',
  render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
}
