import { useQuery } from '@tanstack/react-query'
import type { Acceptance } from '@sojourn/contract/acceptance'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { AcceptanceView } from './acceptance-view.tsx'
import * as wording from './wording.ts'

/** Who accepted which version of the itinerary, newest first. */
export function AcceptancesCard() {
  const tenant = useTenant().uuid
  const { uuid, publishedRevision } = useItineraryState((state) => state.record)
  const query = useQuery({
    // Whether a version is the current one depends on what is published.
    queryKey: [tenant, 'acceptances', uuid, publishedRevision],
    queryFn: async ({ signal }) => {
      const path = `/v1/${tenant}/itineraries/${uuid}/acceptances`
      return (await request<{ data: Acceptance[] }>('GET', path, { signal })).data
    },
    // Clients accept at any time.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  return (
    <Card title={wording.acceptancesTitle}>
      {query.data === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={2} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">{wording.nothingYet}</p>
      ) : (
        <ul className="-mt-2 flex flex-col divide-y divide-line">
          {query.data.map((acceptance) => (
            <li key={acceptance.uuid} className="py-4 last:pb-0">
              <AcceptanceView acceptance={acceptance} onChange={() => void query.refetch()} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
