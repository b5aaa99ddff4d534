import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDates, formatWhen, today } from '../../kit/words/dates.ts'
import { useTenant } from '../../data/session.ts'
import { countOf } from '../../kit/words/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { departuresOf, inDays, lapsingOf } from './overview.ts'
import { departingItineraries, heldItineraries, openEnquiries, recentItineraries } from './queries.ts'

const maxVisible = 6
const hrefOf = ({ uuid }: { uuid: string }) => `/itineraries/${uuid}`

/** New enquiries that have not been answered. Those from the company's website have no owner yet. */
export function EnquiriesCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(openEnquiries(tenant))
  return (
    <HomeCard title="New enquiries" query={query} failure="Enquiries could not be loaded" rows={2}>
      {({ data }) => (
        <Rows isEmpty={data.length === 0} empty="Nobody waits for an answer.">
          {data.slice(0, maxVisible).map((itinerary) => (
            <Row
              key={itinerary.uuid}
              href={hrefOf(itinerary)}
              title={itinerary.title}
              note={formatWhen(itinerary.createdAt)}
            >
              {itinerary.owner === null && <Badge tone="warning">Nobody’s yet</Badge>}
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
    <HomeCard title="Departing soon" query={query} failure="Departures could not be loaded">
      {({ data }) => {
        const departures = departuresOf(data, today())
        return (
          <Rows isEmpty={departures.length === 0} empty="Nobody departs in the next 30 days.">
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
      title="Recently edited"
      actions={
        <Link href="/itineraries?sort=-updatedAt" className="text-sm">
          All itineraries
        </Link>
      }
      query={query}
      failure="Recent work could not be loaded"
      rows={maxVisible}
    >
      {({ data }) => (
        <Rows isEmpty={data.length === 0} empty="No itineraries yet.">
          {data.slice(0, maxVisible).map((itinerary) => (
            <Row
              key={itinerary.uuid}
              href={hrefOf(itinerary)}
              title={itinerary.title}
              note={`${countOf(itinerary.dayCount, 'day')} · ${formatWhen(itinerary.updatedAt)}`}
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
    <HomeCard title="Held options" query={query} failure="Held options could not be loaded" rows={2}>
      {({ data }) => {
        const lapsing = lapsingOf(data)
        return (
          <Rows isEmpty={lapsing.length === 0} empty="No option is about to lapse.">
            {lapsing.slice(0, maxVisible).map(({ itinerary, heldUntil }) => (
              <Row
                key={itinerary.uuid}
                href={hrefOf(itinerary)}
                title={itinerary.title}
                note={`held until ${formatDate(heldUntil)}, ${formatWhen(heldUntil)}`}
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
    <HomeCard title="Changed since published" query={query} failure="Recent work could not be loaded" rows={2}>
      {({ data }) => {
        const changed = data.filter(({ hasUnpublishedChanges }) => hasUnpublishedChanges)
        return (
          <Rows isEmpty={changed.length === 0} empty="Travellers see the latest edits.">
            {changed.slice(0, maxVisible).map((itinerary) => (
              <Row
                key={itinerary.uuid}
                href={hrefOf(itinerary)}
                title={itinerary.title}
                note={`edited ${formatWhen(itinerary.updatedAt)}`}
              />
            ))}
          </Rows>
        )
      }}
    </HomeCard>
  )
}
