import { useQueries } from '@tanstack/react-query'
import { Link as AriaLink } from 'react-aria-components/Link'
import { statuses } from '@sojourn/contract/itinerary/statuses'
import { useTenant } from '../../kit/session.ts'
import { useTurns } from '../../kit/use-turns.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { tripsOfStatus } from './queries.ts'

/** How many trips stand where, each status a way into the list. */
export function StatusCard() {
  const { uuid: tenant } = useTenant()
  // Asked for a few at a time, though none waits for another.
  const asked = 2 * useTurns(statuses.length / 2) + 2
  const totals = useQueries({
    queries: statuses.map((status, index) => ({ ...tripsOfStatus(tenant, status), enabled: index < asked })),
  })
  const counts = totals.map(({ data }) => data?.meta.total)
  const most = Math.max(1, ...counts.map((count) => count ?? 0))
  const missing = totals.filter(({ data, isError, isPaused }) => !data && (isError || isPaused))
  return (
    <Card title="By status" isFlush>
      <ul className="px-3 pb-3">
        {statuses.map((status, index) => (
          <li key={status}>
            <AriaLink
              href={`/itineraries?status=${status}`}
              className="focus-ring flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3 no-underline -outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="w-30 max-w-full">
                <StatusBadge status={status} />
              </span>
              <span aria-hidden className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ inlineSize: `${(100 * (counts[index] ?? 0)) / most}%` }}
                />
              </span>
              <span className="min-w-8 text-end">
                {amount(counts[index], totals[index]?.isError !== true && totals[index]?.isPaused !== true)}
              </span>
            </AriaLink>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-6 pb-5 text-ink-soft">
          <p>Not all could be counted.</p>
          <Button
            size="small"
            isPending={missing.some(({ isFetching }) => isFetching)}
            onPress={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
          >
            Try again
          </Button>
        </div>
      )}
    </Card>
  )
}

const amount = (count: number | undefined, isLoading: boolean) =>
  count === undefined ? (
    isLoading && <Skeleton className="ms-auto h-3 w-4" />
  ) : (
    <Count value={count} noun="itineraries" />
  )
