import { formatWhen } from '../../kit/words/dates.ts'
import type { TableColumn } from '../../ui/table/table.tsx'
import * as wording from './wording.ts'

/** A column that is only shown if the user chooses it. */
type ExtraColumn<Row> = TableColumn<Row> & { isExtra: true }

/** How many itineraries use a record. */
const usedInColumn: TableColumn<{ usedIn: number }> = {
  id: 'usedIn',
  title: wording.usedInColumn,
  align: 'end',
  width: '7rem',
  render: ({ usedIn }) => <span className="whitespace-nowrap">{wording.usedIn({ count: usedIn })}</span>,
}

/** When an itinerary that uses a record was last changed. */
const lastUsedColumn: ExtraColumn<{ lastUsedAt: string | null }> = {
  id: 'lastUsedAt',
  title: wording.lastUsedColumn,
  align: 'end',
  width: '9rem',
  isExtra: true,
  render: ({ lastUsedAt }) => (
    <span className="whitespace-nowrap text-ink-soft">{lastUsedAt ? formatWhen(lastUsedAt) : wording.never}</span>
  ),
}

/** Who a record is bought from. */
export const supplierColumn: TableColumn<{ supplierName: string | null }> = {
  id: 'supplier',
  title: wording.supplierColumn,
  width: '10rem',
  render: ({ supplierName }) => supplierName ?? wording.noValue,
}

/** The destination that a record belongs to. */
export const destinationColumn: ExtraColumn<{ destinationName: string | null }> = {
  id: 'destination',
  title: wording.destinationColumn,
  width: '11rem',
  isExtra: true,
  render: ({ destinationName }) => destinationName ?? wording.noValue,
}

/** How often and when a record was used, for the columns of a library list. */
export const usedColumns = [usedInColumn, lastUsedColumn] as const
