import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../kit/http.ts'
import { useTenant } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTripState } from '../trip-context.tsx'
import { framedPage } from './framed-page.ts'
import { PreviewFrame, type screens } from './preview-frame.tsx'

const options = [
  { id: 'phone', label: 'Phone', icon: Smartphone },
  { id: 'desk', label: 'Desk', icon: Monitor },
] as const

/** The page that publishing would make, as last saved. */
export function LivePreview() {
  const tenant = useTenant()
  const uuid = useTripState(({ record }) => record.uuid)
  const rev = useTripState(({ record }) => record.rev)
  const isSaved = useTripState(({ pending }) => pending.length === 0)
  const [screen, setScreen] = useState<keyof typeof screens>('phone')
  const preview = useQuery({
    queryKey: [tenant.uuid, 'itineraries', 'preview', uuid, rev],
    queryFn: async ({ signal }) => {
      const answer = await send('GET', `/v1/${tenant.uuid}/itineraries/${uuid}/preview`, { signal })
      return { rev, html: framedPage(await answer.text()) }
    },
    // While the next version is on its way the last one stays.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  const [page, setPage] = useState(preview.data)
  if (preview.data && preview.data !== page) setPage(preview.data)

  return (
    <section aria-label="Preview" aria-busy={preview.isFetching} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label="Screen of the preview"
          isLabelHidden
          options={options}
          value={screen}
          onChange={setScreen}
        />
        <p className="text-xs text-ink-soft">{isSaved ? 'As last saved' : 'Shows your changes once they are saved'}</p>
      </div>
      {preview.isError && page && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          Your last changes could not be shown.
          <Button
            size="small"
            onPress={() => void preview.refetch()}
            isPending={preview.isFetching}
            pendingLabel="Trying again"
          >
            Try again
          </Button>
        </p>
      )}
      {page && <PreviewFrame page={page} screen={screen} />}
      {!page && preview.isError && (
        <ErrorState
          title="The preview could not be loaded"
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      )}
      {!page && !preview.isError && (
        <>
          <output className="sr-only">Loading the preview</output>
          <Skeleton className="h-[max(24rem,calc(100dvh-16rem))] rounded-md" />
        </>
      )}
    </section>
  )
}
