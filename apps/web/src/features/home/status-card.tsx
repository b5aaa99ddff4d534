import { useQuery } from '@tanstack/react-query'
import { Link as AriaLink } from 'react-aria-components/Link'
import { statuses } from '@sojourn/contract/document/statuses'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { statusCounts } from './queries.ts'
import * as wording from './wording.ts'

/** The number of itineraries with each status, each linked to the list. */
export function StatusCard({ owner }: { owner: string | undefined }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(statusCounts(tenant, owner))
  const counts = query.data
  const isMissing = !counts && (query.isError || query.isPaused)
  const most = Math.max(1, ...Object.values(counts ?? {}))
  return (
    <Card title={wording.byStatus} isFlush>
      <ul className="px-3 pb-3 sm:columns-2 sm:gap-x-6">
        {statuses.map((status) => (
          <li key={status} className="break-inside-avoid">
            <AriaLink
              href={`/itineraries?status=${status}${owner ? `&owner=${owner}` : ''}`}
              className="focus-ring flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3 no-underline -outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="w-30 max-w-full">
                <StatusBadge status={status} />
              </span>
              <span aria-hidden className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ inlineSize: `${(100 * (counts?.[status] ?? 0)) / most}%` }}
                />
              </span>
              <span className="min-w-8 text-end">
                {counts ? (
                  <Count value={counts[status]} label={wording.itineraryCount({ count: counts[status] })} />
                ) : (
                  !isMissing && <Skeleton className="ms-auto h-3 w-4" />
                )}
              </span>
            </AriaLink>
          </li>
        ))}
      </ul>
      {isMissing && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-6 pb-5 text-ink-soft">
          <p>{wording.statusFailed}</p>
          <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
            {wording.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  )
}
