import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { ReactNode } from 'react'
import { formatDate, formatStay, formatWhen, today } from '../../kit/dates.ts'
import { countOf } from '../../kit/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { inDays, overviewOf } from './overview.ts'
import { StatusCounts } from './status-counts.tsx'

type Itinerary = Summary<typeof itinerary>

/** Departures, options about to lapse, unpublished changes, recent work and how many trips stand where. */
export function Overview({ page }: { page: Page<Itinerary> }) {
  const { departures, lapsing, unpublished, recent, byStatus } = overviewOf(page.data, today())
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
        <Card title="Departing soon" isFlush>
          {departures.length === 0 ? (
            <p className="px-6 pt-1 pb-6 text-ink-soft">Nobody departs in the next 30 days.</p>
          ) : (
            <Rows>
              {departures.map(({ trip, startDate, days }) => (
                <Row key={trip.uuid} trip={trip} note={formatStay(startDate, trip.dayCount)}>
                  <Badge tone={days <= 7 ? 'warning' : 'neutral'}>{inDays(days)}</Badge>
                </Row>
              ))}
            </Rows>
          )}
        </Card>
        <Card
          title="Recently edited"
          actions={
            <Link href="/itineraries?sort=-updatedAt" className="text-sm">
              All itineraries
            </Link>
          }
          isFlush
        >
          <Rows>
            {recent.map((trip) => (
              <Row
                key={trip.uuid}
                trip={trip}
                note={`${countOf(trip.dayCount, 'day')} · ${formatWhen(trip.updatedAt)}`}
              >
                {trip.status && <StatusBadge status={trip.status} />}
              </Row>
            ))}
          </Rows>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <StatusCounts byStatus={byStatus} isWhole={page.meta.total <= page.data.length} />
        {lapsing.length > 0 && (
          <Card title="Held options" isFlush>
            <Rows>
              {lapsing.map(({ trip, heldUntil }) => (
                <Row key={trip.uuid} trip={trip} note={`held until ${formatDate(heldUntil)}`} />
              ))}
            </Rows>
          </Card>
        )}
        {unpublished.length > 0 && (
          <Card title="Not published yet" isFlush>
            <p className="px-6 text-sm text-ink-soft">Changed since the traveller’s page was made.</p>
            <Rows>
              {unpublished.map((trip) => (
                <Row key={trip.uuid} trip={trip} note={formatWhen(trip.updatedAt)} />
              ))}
            </Rows>
          </Card>
        )}
      </div>
    </div>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="px-6 pb-3">{children}</ul>
}

function Row({ trip, note, children }: { trip: Itinerary; note: string; children?: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <Link href={`/itineraries/${trip.uuid}`} variant="plain" className="font-medium wrap-break-word">
          {trip.title}
        </Link>
        <p className="text-sm text-ink-soft tabular-nums">{note}</p>
      </div>
      {children}
    </li>
  )
}
