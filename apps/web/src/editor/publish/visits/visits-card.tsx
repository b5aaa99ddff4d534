import { useQuery } from '@tanstack/react-query'
import type { Share } from '@sojourn/contract/document/document'
import type { LinkVisits } from '@sojourn/contract/visit'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { links } from '../wording.ts'
import { LinkVisitsView } from './link-visits.tsx'
import * as wording from './wording.ts'

/** How the pages of the itinerary's links are read. */
export function VisitsCard() {
  const tenant = useTenant().uuid
  const { uuid, shares } = useItineraryState((state) => state.record)
  const query = useQuery({
    queryKey: [tenant, 'visits', uuid],
    queryFn: async ({ signal }) => {
      const path = `/v1/${tenant}/itineraries/${uuid}/visits`
      return (await request<{ data: LinkVisits[] }>('GET', path, { signal })).data
    },
    // Readers open links at any time.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const visited = query.data?.filter(({ opened, latest }) => opened > 0 || latest.length > 0)
  return (
    <Card title={wording.visitsTitle}>
      {visited === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={2} />
      ) : visited.length === 0 ? (
        <p className="text-ink-soft">{wording.nothingYet}</p>
      ) : (
        <>
          <ul className="-mt-2 flex flex-col divide-y divide-line">
            {visited.map((visits) => (
              <li key={visits.share} className="py-4">
                <LinkVisitsView name={nameOf(visits, shares)} visits={visits} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{wording.hint}</p>
        </>
      )}
    </Card>
  )
}

/** The name of a link, with the end of its address if there are several of its kind. */
const nameOf = ({ share, audience }: LinkVisits, shares: readonly Share[]): string => {
  const alike = shares.filter((one) => one.audience === audience)
  const url = alike.find(({ uuid }) => uuid === share)?.url
  const link = links[audience]
  return alike.length > 1 && url !== undefined ? wording.linkEnding({ link, ending: url.slice(-4) }) : link
}
