import { useQuery } from '@tanstack/react-query'
import { ApiProblem, request } from '../kit/http.ts'
import { RecordElsewhere } from '../kit/record-elsewhere.tsx'
import { useTenant } from '../kit/session.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { Editor } from './editor.tsx'
import type { Itinerary } from './trip-document.ts'

/** `/itineraries/{uuid}` and `/templates/{uuid}`: one trip, read afresh and then edited here. */
export function EditorPage({ uuid }: { uuid: string }) {
  const tenant = useTenant()
  const trip = useQuery({
    queryKey: [tenant.uuid, 'itineraries', 'open', uuid],
    queryFn: async ({ signal }) =>
      (await request<{ data: Itinerary }>('GET', `/v1/${tenant.uuid}/itineraries/${uuid}`, { signal })).data,
    // From here on the editor knows best; the next visit reads again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  if (trip.data) return <Editor key={trip.data.uuid} record={trip.data} />
  if (trip.isPending) return <Opening />
  if (trip.error instanceof ApiProblem && trip.error.status === 404)
    return <RecordElsewhere plural="itineraries" uuid={uuid} />
  return (
    <ErrorState
      title="This itinerary could not be opened"
      onRetry={() => void trip.refetch()}
      isRetrying={trip.isFetching}
      actions={<ButtonLink href="/itineraries">Back to itineraries</ButtonLink>}
    />
  )
}

function Opening() {
  return (
    <div>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-6 h-11 w-full" />
      <SkeletonRows rows={5} label="Opening the itinerary" />
    </div>
  )
}
