import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDates, formatWhen, today } from '../../kit/words/dates.ts'
import { useTenant } from '../../data/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { departuresOf, inDays, lapsingOf } from './overview.ts'
import { departingItineraries, heldItineraries, openEnquiries, recentItineraries } from './queries.ts'
import * as wording from './wording.ts'

const maxVisible = 6
const hrefOf = ({ uuid }: { uuid: string }) => `/itineraries/${uuid}`

/** New enquiries that have not been answered. Those from the company's website have no owner yet. */
export function EnquiriesCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(openEnquiries(tenant))
  return (
    <HomeCard title={wording.enquiries} query={query} failure={wording.enquiriesFailed} rows={2}>
      {({ data }) => (
        <Rows isEmpty={data.length === 0} empty={wording.noEnquiries}>
          {data.slice(0, maxVisible).map((itinerary) => (
            <Row
              key={itinerary.uuid}
              href={hrefOf(itinerary)}
              title={itinerary.title}
              note={formatWhen(itinerary.createdAt)}
            >
              {itinerary.owner === null && <Badge tone="warning">{wording.unassigned}</Badge>}
            </Row>
          ))}
        </Rows>
      )}
    </HomeCard>
  )
}

/** Departures in the next 30 days. */
export function DeparturesCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(departingItineraries(tenant))
  return (
    <HomeCard title={wording.departures} query={query} failure={wording.departuresFailed}>
      {({ data }) => {
        const departures = departuresOf(data, today())
        return (
          <Rows isEmpty={departures.length === 0} empty={wording.noDepartures}>
            {departures.map(({ itinerary, startDate, days }) => (
              <Row
                key={itinerary.uuid}
                href={hrefOf(itinerary)}
                title={itinerary.title}
                note={formatDates(startDate, itinerary.endDate ?? startDate)}
              >
                <Badge tone={days <= 7 ? 'warning' : 'neutral'}>{inDays(days)}</Badge>
              </Row>
            ))}
          </Rows>
        )
      }}
    </HomeCard>
  )
}

/** The itineraries edited last. */
export function RecentCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(recentItineraries(tenant))
  return (
    <HomeCard
      title={wording.recent}
      actions={
        <Link href="/itineraries?sort=-updatedAt" className="text-sm">
          {wording.allItineraries}
        </Link>
      }
      query={query}
      failure={wording.recentFailed}
      rows={maxVisible}
    >
      {({ data }) => (
        <Rows isEmpty={data.length === 0} empty={wording.noItinerariesText}>
          {data.slice(0, maxVisible).map((itinerary) => (
            <Row
              key={itinerary.uuid}
              href={hrefOf(itinerary)}
              title={itinerary.title}
              note={wording.daysAndEdited({ count: itinerary.dayCount, when: formatWhen(itinerary.updatedAt) })}
            >
              {itinerary.status && <StatusBadge status={itinerary.status} />}
            </Row>
          ))}
        </Rows>
      )}
    </HomeCard>
  )
}

/** Held options that will expire. */
export function HeldCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(heldItineraries(tenant))
  return (
    <HomeCard title={wording.held} query={query} failure={wording.heldFailed} rows={2}>
      {({ data }) => {
        const lapsing = lapsingOf(data)
        return (
          <Rows isEmpty={lapsing.length === 0} empty={wording.noHeld}>
            {lapsing.slice(0, maxVisible).map(({ itinerary, heldUntil }) => (
              <Row
                key={itinerary.uuid}
                href={hrefOf(itinerary)}
                title={itinerary.title}
                note={wording.heldUntil({ date: formatDate(heldUntil), when: formatWhen(heldUntil) })}
              />
            ))}
          </Rows>
        )
      }}
    </HomeCard>
  )
}

/** Itineraries with unpublished changes. It shares its request with the itineraries edited last. */
export function UnpublishedCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(recentItineraries(tenant))
  return (
    <HomeCard title={wording.unpublished} query={query} failure={wording.recentFailed} rows={2}>
      {({ data }) => {
        const changed = data.filter(({ hasUnpublishedChanges }) => hasUnpublishedChanges)
        return (
          <Rows isEmpty={changed.length === 0} empty={wording.noUnpublished}>
            {changed.slice(0, maxVisible).map((itinerary) => (
              <Row
                key={itinerary.uuid}
                href={hrefOf(itinerary)}
                title={itinerary.title}
                note={wording.edited({ when: formatWhen(itinerary.updatedAt) })}
              />
            ))}
          </Rows>
        )
      }}
    </HomeCard>
  )
}
