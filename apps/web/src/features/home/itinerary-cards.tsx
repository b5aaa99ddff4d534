import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../kit/words/dates.ts'
import { useTenant } from '../../data/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { enquiriesFor } from './overview.ts'
import { HomeCard, Row, Rows } from './home-card.tsx'
import { openEnquiries, recentItineraries } from './queries.ts'
import * as wording from './wording.ts'

const maxVisible = 6
const hrefOf = ({ uuid }: { uuid: string }) => `/itineraries/${uuid}`

/**
 * Enquiries that came in and have no quote yet. They have no owner until a member takes them on, so they are shown also if the
 * user wants to see only their own.
 */
export function EnquiriesCard({ owner }: { owner: string | undefined }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(openEnquiries(tenant))
  return (
    <HomeCard title={wording.enquiries} query={query} failure={wording.enquiriesFailed} rows={2}>
      {({ data }) => {
        const open = enquiriesFor(data, owner)
        return (
          <Rows isEmpty={open.length === 0} empty={wording.noEnquiries}>
            {open.slice(0, maxVisible).map((itinerary) => (
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
        )
      }}
    </HomeCard>
  )
}

/** Itineraries with unpublished changes. It shares its request with the itineraries edited last. */
export function UnpublishedCard({ owner }: { owner: string | undefined }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(recentItineraries(tenant, owner))
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
