import { useQueries } from '@tanstack/react-query'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { Status } from '@sojourn/contract/itinerary/status'
import { useTenant } from '../../kit/session.ts'
import { Card } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { itinerariesOfStatus } from './latest-itineraries.ts'

/** How many trips stand where, each status a way into the list. */
export function StatusCounts({
  byStatus,
  isWhole,
}: {
  byStatus: readonly { status: Status; count: number }[]
  /** The counts are of all itineraries; otherwise the server is asked for each. */
  isWhole: boolean
}) {
  const { uuid: tenant } = useTenant()
  const totals = useQueries({
    queries: byStatus.map(({ status }) => ({ ...itinerariesOfStatus(tenant, status), enabled: !isWhole })),
  })
  const counts = byStatus.map(({ status, count }, index) => ({
    status,
    count: isWhole ? count : totals[index]?.data?.meta.total,
  }))
  const most = Math.max(1, ...counts.map(({ count }) => count ?? 0))
  return (
    <Card title="By status" isFlush>
      <ul className="px-3 pb-3">
        {counts.map(({ status, count }) => (
          <li key={status}>
            <AriaLink
              href={`/itineraries?status=${status}`}
              className="focus-ring grid min-h-10 grid-cols-[7.5rem_1fr_2rem] items-center gap-3 rounded-sm px-3 no-underline -outline-offset-2 data-hovered:bg-sunken"
            >
              <span>
                <StatusBadge status={status} />
              </span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ inlineSize: `${(100 * (count ?? 0)) / most}%` }}
                />
              </span>
              <span className="text-end">{count !== undefined && <Count value={count} noun="itineraries" />}</span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
