import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { formatDates } from '../../kit/words/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'
import * as wording from './wording.ts'

type Itinerary = Summary<typeof itinerary>
type Party = Pick<Read<typeof itinerary>, 'adults' | 'children' | 'infants'>
type Column = TableColumn<Itinerary> & { isExtra?: boolean; fields?: readonly string[] }

/** The title and, below it, details that distinguish itineraries with the same title. */
export const titleColumn: Column = {
  id: 'title',
  title: wording.columnTitle,
  isRowHeader: true,
  isSortable: true,
  render: ({ title, subtitle, reference, variant }) => (
    <div>
      <span className="flex flex-wrap items-center gap-x-2">
        {title}
        {variant && <Badge tone="brand">{wording.variant({ letter: variant })}</Badge>}
      </span>
      {(reference || subtitle) && (
        <span className="line-clamp-1 text-sm font-normal text-ink-soft">
          {[reference, subtitle].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  ),
}

export const clientColumn: Column = {
  id: 'client',
  title: wording.columnClient,
  width: '11rem',
  render: ({ clientName, agencyName }) => (
    <div>
      <span className="block">{clientName ?? '–'}</span>
      {agencyName && <span className="block text-sm text-ink-soft">{agencyName}</span>}
    </div>
  ),
}

export const ownerColumn: Column = {
  id: 'owner',
  title: wording.columnOwner,
  width: '9rem',
  render: ({ ownerName }) => ownerName ?? '–',
}

export const statusColumn: Column = {
  id: 'status',
  title: wording.columnStatus,
  width: '8rem',
  render: ({ status }) => status && <StatusBadge status={status} />,
}

export const datesColumn: Column = {
  id: 'startDate',
  title: wording.columnDates,
  isSortable: true,
  width: '13rem',
  render: ({ startDate, endDate, dayCount }) => (
    <div className="whitespace-nowrap tabular-nums">
      <span className="block">{startDate ? formatDates(startDate, endDate ?? startDate) : wording.noDates}</span>
      <span className="block text-sm text-ink-soft">{wording.dayCount({ count: dayCount })}</span>
    </div>
  ),
}

export const daysColumn: Column = {
  id: 'dayCount',
  title: wording.columnLength,
  isSortable: true,
  align: 'end',
  width: '6rem',
  render: ({ dayCount }) => wording.dayCount({ count: dayCount }),
}

/** What all travellers pay together, for users who may see prices. */
export const valueColumn: Column = {
  id: 'value',
  title: wording.columnValue,
  align: 'end',
  width: '8rem',
  render: ({ value }) => <span className="whitespace-nowrap">{value ? moneyInWords(value, 'short') : '–'}</span>,
}

export const travellersColumn: Column = {
  id: 'travellers',
  title: wording.columnTravellers,
  align: 'end',
  width: '6.5rem',
  fields: ['adults', 'children', 'infants'],
  render: ({ adults = 0, children = 0, infants = 0 }: Itinerary & Partial<Party>) => adults + children + infants || '–',
}
